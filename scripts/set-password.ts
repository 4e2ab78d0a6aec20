/**
 * Changes the administrator's password: typed twice on a terminal, or the first line of piped input. Refuses weak
 * passwords, and any while ADMIN_PASSWORD is set.
 */
import { createInterface } from "node:readline";
import {
  countOtherWays,
  type OtherWays,
  PasswordRefused,
  passwordFollowsSetting,
  revokeOtherWays,
  setPassword,
} from "#identity";
import { readSettings } from "#settings";
import {
  Cancelled,
  describeOtherWays,
  promptHidden,
  promptYesOrNo,
  runCommand,
  withDatabase,
} from "#terminal";

const help = `Usage: npm run set-password [-- --revoke]
       npm run set-password [-- --revoke] < FILE

Changes the administrator's password and ends all sessions. On a terminal it asks for the password twice, without showing
it; otherwise it takes the first line of the input. Works beside a running site, which needs no restart.
Where ADMIN_PASSWORD is set, that is the password, and this command changes nothing.

Passkeys and recovery codes sign in without the password, so they stay valid. On a terminal it asks whether to revoke them,
as you should when a device was lost or stolen.

  --revoke   revokes all passkeys and recovery codes, without asking`;

class InputRefused extends Error {
  override readonly name = "InputRefused";
}

await runCommand(
  { help, flags: ["revoke"], expected: [PasswordRefused, InputRefused, Cancelled] },
  async ({ flags: { revoke = false } }) => {
    const { ADMIN_PASSWORD, ADMIN_USERNAME: username, SITE_NAME: siteName } = readSettings(process.env);
    if (ADMIN_PASSWORD !== undefined) throw new PasswordRefused(passwordFollowsSetting);
    const password = process.stdin.isTTY ? await promptTwice() : await firstLine();
    await withDatabase("set-password", async ({ sql }) => {
      await setPassword(sql, password, { username, siteName });
      console.log("The administrator's password is changed, and all sessions are ended.");
      const ways = await countOtherWays(sql);
      if (ways.passkeys + ways.recoveryCodes === 0) return;
      if (revoke || (await asksToRevoke(ways)))
        console.log(`Revoked: ${describeOtherWays(await revokeOtherWays(sql))}.`);
      else
        console.log(
          `${describeOtherWays(ways)} still sign in. If a device was lost or stolen, revoke them by --revoke.`,
        );
    });
  },
);

async function asksToRevoke(ways: OtherWays): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  return promptYesOrNo(`${describeOtherWays(ways)} sign in without it. Revoke them too? (y/N) `);
}

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
