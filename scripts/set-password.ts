/**
 * Changes the administrator's password: typed twice on a terminal, or the first line of piped input. Refuses weak
 * passwords, and any while ADMIN_PASSWORD is set.
 */
import { createInterface } from "node:readline";
import { PasswordRefused, passwordFollowsSetting, setPassword } from "#identity";
import { readSettings } from "#settings";
import { Cancelled, promptHidden, runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run set-password
       npm run set-password < FILE

Changes the administrator's password and ends all sessions. On a terminal it asks for the password twice, without showing
it; otherwise it takes the first line of the input. Works beside a running site, which needs no restart.
Where ADMIN_PASSWORD is set, that is the password, and this command changes nothing.`;

class InputRefused extends Error {
  override readonly name = "InputRefused";
}

await runCommand({ help, expected: [PasswordRefused, InputRefused, Cancelled] }, async () => {
  const { ADMIN_PASSWORD, ADMIN_USERNAME: username, SITE_NAME: siteName } = readSettings(process.env);
  if (ADMIN_PASSWORD !== undefined) throw new PasswordRefused(passwordFollowsSetting);
  const password = process.stdin.isTTY ? await promptTwice() : await firstLine();
  await withDatabase("set-password", ({ sql }) => setPassword(sql, password, { username, siteName }));
  console.log("The administrator's password is changed, and all sessions are ended.");
});

async function promptTwice(): Promise<string> {
  const ask = (question: string) =>
    promptHidden(question, process.stdin, (text) => process.stdout.write(text));
  const password = await ask("New password of the administrator: ");
  if ((await ask("The same again: ")) === password) return password;
  throw new InputRefused("The two are not the same. The password is unchanged.");
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    process.stdin.destroy();
    return line;
  }
  throw new InputRefused("Nothing was piped in. The password is unchanged.");
}
