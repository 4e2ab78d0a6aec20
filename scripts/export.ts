/**
 * Exports public songs, all songs, or all people and albums, into a file for other programs. Refuses an existing
 * name.
 */
import { resolve } from "node:path";
import { type Exported, exportFile, FileRefused } from "#exchange";
import { runCommand, UsageError, withDatabase } from "#terminal";

const help = `Usage: npm run export -- FILE [--all | --entries]

Writes all public songs into FILE, which ends in .csv (for spreadsheets, in UTF-8) or .json: titles, lyrics, translations, notes,
albums with their years, names, genre, year, video, cover and when they were added. Drafts and withdrawn songs are not among them.
Works beside a running site. npm run import reads such a file.

  --all       writes drafts and withdrawn songs too, with two more columns at the end: status (public, draft or withdrawn), and
              publish_at, when a draft is to be published
  --entries   writes all people and albums instead: names in both scripts, other names, pictures, years and texts about them

"Devdas (2002)" is an album with its year, and "Devdas (no year)" the one without, where several have the name.

In CSV a text that starts like a formula (= + - @) has an apostrophe in front, which the import removes again.
For all data of the site, use npm run backup.`;

const nouns: Readonly<Record<Exported, string>> = {
  songs: "public songs",
  "all-songs": "songs, with drafts and withdrawn ones",
  entries: "people and albums",
};

await runCommand(
  { help, flags: ["all", "entries"], names: 1, expected: [FileRefused] },
  async ({ flags, names: [file = ""] }) => {
    const { all: isAll = false, entries: areEntries = false } = flags;
    if (isAll && areEntries) throw new UsageError(`--all and --entries are two files.\n\n${help}`);
    const what = areEntries ? "entries" : isAll ? "all-songs" : "songs";
    const count = await withDatabase("export", ({ sql }) => exportFile(sql, resolve(file), what));
    console.log(`${file}: ${count.toLocaleString("en")} ${nouns[what]}.`);
  },
);
