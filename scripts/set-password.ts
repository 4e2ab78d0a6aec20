/**
 * Gives the administrator another password: typed twice on a terminal, or one line of what is piped in. Refuses weak
 * ones, and any while ADMIN_PASSWORD is set.
 */
import { createInterface } from "node:readline";
import { PasswordRefused, passwordFollowsSetting, setPassword } from "#identity";
import { readSettings } from "#settings";
import { Cancelled, promptHidden, runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run set-password
       npm run set-password < FILE

Gives the administrator another password and ends all sessions. On a terminal it is asked for twice, without being
shown; otherwise the first line of what is piped in is taken. Works beside a running site, which needs no restart.
Where ADMIN_PASSWORD is set, that is the password, and this command changes nothing.`;

class Mistyped extends Error {
  override readonly name = "Mistyped";
}

await runCommand({ help, expected: [PasswordRefused, Mistyped, Cancelled] }, async () => {
  const { ADMIN_PASSWORD, ADMIN_USERNAME: username, SITE_NAME: siteName } = readSettings(process.env);
  if (ADMIN_PASSWORD !== undefined) throw new PasswordRefused(passwordFollowsSetting);
  const password = process.stdin.isTTY ? await typedTwice() : await firstLine();
  await withDatabase("set-password", ({ sql }) => setPassword(sql, password, { username, siteName }));
  console.log("The administrator's password is changed, and all sessions are ended.");
});

async function typedTwice(): Promise<string> {
  const ask = (question: string) =>
    promptHidden(question, process.stdin, (text) => process.stdout.write(text));
  const password = await ask("New password of the administrator: ");
  if ((await ask("The same again: ")) === password) return password;
  throw new Mistyped("The two are not the same. The password is unchanged.");
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    process.stdin.destroy();
    return line;
  }
  throw new Mistyped("Nothing was piped in. The password is unchanged.");
}
