/** Exports all songs, or all people and albums, into a file for other programs. Refuses an existing name. */
import { resolve } from "node:path";
import { exportFile, FileRefused } from "#exchange";
import { runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run export -- FILE [--entries]

Writes all songs into FILE, which ends in .csv (for spreadsheets, in UTF-8) or .json: titles, lyrics, albums with their years,
names, genre, year, video, cover and when they were added. Works beside a running site. npm run import reads such a file.

  --entries   writes all people and albums instead: names in both scripts, other names, pictures, years and texts about them

"Devdas (2002)" is an album with its year, and "Devdas (no year)" the one without, where several have the name.

In CSV a text that starts like a formula (= + - @) has an apostrophe in front, which the import removes again.
For all data of the site, use npm run backup.`;

await runCommand(
  { help, flags: ["entries"], names: 1, expected: [FileRefused] },
  async ({ flags, names: [file = ""] }) => {
    const what = flags.entries === true ? "entries" : "songs";
    const count = await withDatabase("export", ({ sql }) => exportFile(sql, resolve(file), what));
    console.log(
      `${file}: ${count.toLocaleString("en")} ${what === "songs" ? "songs" : "people and albums"}.`,
    );
  },
);
