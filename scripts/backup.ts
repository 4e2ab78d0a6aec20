/** Saves all data of the site in one file. Refuses an existing name. */
import { resolve } from "node:path";
import { BackupRefused, makeBackup } from "#backups";
import { describeBytes, describeRows, runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run backup -- FILE

Saves all data of the database that DATA_DIR or DATABASE_URL names in FILE: a snapshot of songs, people, albums, views,
settings, the trash and the administrator's account. Works beside a running site. Sessions are left out, and so is the
search index, which a restore rebuilds (npm run restore -- FILE).

Keep FILE private: it contains the hash of the administrator's password and everything in the trash. It is compressed text;
zstd -dc FILE shows it.`;

await runCommand({ help, names: 1, expected: [BackupRefused] }, async ({ names: [file = ""] }) => {
  const { bytes, rows } = await withDatabase("backup", ({ sql }) => makeBackup(sql, resolve(file)));
  console.log(`${file}: ${describeRows(rows)}; ${describeBytes(bytes)}.`);
});
