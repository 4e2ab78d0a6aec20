/**
 * Replaces the contents of the site's database with a backup. Refuses a database with songs unless --replace is
 * given.
 */
import { resolve } from "node:path";
import { BackupRefused, restoreBackup } from "#backups";
import { readSettings } from "#settings";
import { describeOtherWays, describeRows, runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run restore -- FILE [--replace]

Restores a file of npm run backup into the database that DATA_DIR or DATABASE_URL names. All of FILE is read and verified
first; then everything is written, or nothing. Works beside a running site, whose pages wait meanwhile. All sessions end,
and the administrator's password, passkeys and recovery codes become those of the backup.

  --replace   even if there are songs, people or albums already; they are deleted for good`;

await runCommand(
  { help, flags: ["replace"], names: 1, expected: [BackupRefused] },
  async ({ flags: { replace }, names: [file = ""] }) => {
    const onProgress = (what: string) => console.log(`${file}: ${what} …`);
    const { heading, rows } = await withDatabase("restore", (database) =>
      restoreBackup(database, resolve(file), { replace, onProgress }),
    );
    console.log(`Restored as of ${heading.madeAt}: ${describeRows(rows)}.`);
    const password = readSettings(process.env).ADMIN_PASSWORD
      ? "until the next start, when ADMIN_PASSWORD counts again, the password is that of the backup"
      : "the administrator's password is that of the backup (npm run set-password gives another)";
    console.log(`All sessions are ended; ${password}.`);
    const ways = describeOtherWays({
      passkeys: rows["private.passkeys"] ?? 0,
      recoveryCodes: rows["private.recovery_codes"] ?? 0,
    });
    if (ways)
      console.log(`${ways} are those of the backup too: what was revoked or used up since is valid again.`);
    else console.log("The backup has no passkeys and no recovery codes, so there are none any more.");
  },
);
