/** Saves all data of the site in one file. Refuses a name that is taken. */
import { resolve } from "node:path";
import { BackupRefused, makeBackup } from "#backups";
import { describeBytes, describeRows, runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run backup -- FILE

Saves all data that DATA_DIR or DATABASE_URL names in FILE: songs, people, albums, views, settings, the trash and the
administrator's account, as they are at one moment. Works beside a running site. Sessions are left out, and so is what a
search looks up, which is made anew when the file is restored (npm run restore -- FILE).

Keep FILE to yourself: it holds the hash of the administrator's password and all that was deleted. It is compressed text;
zstd -dc FILE shows it.`;

await runCommand({ help, names: 1, expected: [BackupRefused] }, async ({ names: [file = ""] }) => {
  const { bytes, rows } = await withDatabase("backup", ({ sql }) => makeBackup(sql, resolve(file)));
  console.log(`${file}: ${describeRows(rows)}; ${describeBytes(bytes)}.`);
});
