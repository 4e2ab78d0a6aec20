/** Puts a backup in the place of what the site's database holds. Refuses a full database unless it is told otherwise. */
import { resolve } from "node:path";
import { BackupRefused, restoreBackup } from "#backups";
import { readSettings } from "#settings";
import { describeRows, runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run restore -- FILE [--replace]

Brings back what npm run backup has saved, into the database that DATA_DIR or DATABASE_URL names. All of FILE is read and
verified first; then everything is written, or nothing. Works beside a running site, whose pages wait meanwhile. All
sessions end, and the administrator's password is that of the backup.

  --replace   even if there are songs, people or albums already; they are gone then, without a trash`;

await runCommand(
  { help, flags: ["replace"], names: 1, expected: [BackupRefused] },
  async ({ flags: { replace }, names: [file = ""] }) => {
    const say = (what: string) => console.log(`${file}: ${what} …`);
    const { heading, rows } = await withDatabase("restore", (database) =>
      restoreBackup(database, resolve(file), { replace, say }),
    );
    console.log(`Restored as of ${heading.madeAt}: ${describeRows(rows)}.`);
    const password = readSettings(process.env).ADMIN_PASSWORD
      ? "until the next start, when ADMIN_PASSWORD counts again, the password is that of the backup"
      : "the administrator's password is that of the backup (npm run set-password gives another)";
    console.log(`All sessions are ended; ${password}.`);
  },
);
