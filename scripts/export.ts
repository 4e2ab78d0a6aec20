/** Exports all songs of the site into a file for other programs. Refuses an existing name. */
import { resolve } from "node:path";
import { exportSongs, FileRefused } from "#exchange";
import { runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run export -- FILE

Writes all songs into FILE, which ends in .csv (for spreadsheets, in UTF-8) or .json: titles, lyrics, albums with their years,
names, genre, year, video, cover and when they were added. Works beside a running site. npm run import reads such a file.

In CSV a text that starts like a formula (= + - @) has an apostrophe in front, which the import removes again.
For all data of the site, use npm run backup.`;

await runCommand({ help, names: 1, expected: [FileRefused] }, async ({ names: [file = ""] }) => {
  const songs = await withDatabase("export", ({ sql }) => exportSongs(sql, resolve(file)));
  console.log(`${file}: ${songs.toLocaleString("en")} songs.`);
});
