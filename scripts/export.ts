/**
 * Exports public songs, all songs, or all people and albums, into a file for other programs, or everything into a
 * folder. Refuses an existing name.
 */
import { resolve } from "node:path";
import { BackupRefused, writeFolder } from "#backups";
import { type Exported, exportFile, FileRefused } from "#exchange";
import { describeRows, runCommand, UsageError, withDatabase } from "#terminal";

const help = `Usage: npm run export -- FILE [--all | --entries]
       npm run export -- FOLDER --all

Writes all public songs into FILE, which ends in .csv (for spreadsheets, in UTF-8) or .json: titles, lyrics, translations, notes,
albums with their years, names, genre, year, video, cover and when they were added. Drafts and withdrawn songs are not among them.
Works beside a running site. npm run import reads such a file.

  --all       writes drafts and withdrawn songs too, with two more columns at the end: status (public, draft or withdrawn), and
              publish_at, when a draft is to be published
  --entries   writes all people and albums instead: names in both scripts, other names, pictures, years and texts about them

"Devdas (2002)" is an album with its year, and "Devdas (no year)" the one without, where several have the name.

In CSV a text that starts like a formula (= + - @) has an apostrophe in front, which the import removes again.

A name without .csv or .json, with --all, is a FOLDER, which is empty or does not exist yet: everything of the site goes into it, as
a CSV file for each table, with numbers, views, drafts, trash, history and settings, and with texts exactly as they are. Nobody
can sign in by it. npm run move-in -- FOLDER makes a new Antara the same site; docs/taking-everything-out.md says what each column
is. To keep a copy of the site with its administrator, use npm run backup.`;

const nouns: Readonly<Record<Exported, string>> = {
  songs: "public songs",
  "all-songs": "songs, with drafts and withdrawn ones",
  entries: "people and albums",
};

await runCommand(
  { help, flags: ["all", "entries"], names: 1, expected: [FileRefused, BackupRefused] },
  async ({ flags, names: [file = ""] }) => {
    const { all: isAll = false, entries: areEntries = false } = flags;
    if (isAll && areEntries) throw new UsageError(`--all and --entries are two files.\n\n${help}`);
    if (isAll && !/\.(csv|json)$/i.test(file)) {
      const rows = await withDatabase("export", ({ sql }) => writeFolder(sql, resolve(file)));
      console.log(`${file}: ${describeRows(rows)}, and all else of the site.`);
      return;
    }
    const what = areEntries ? "entries" : isAll ? "all-songs" : "songs";
    const count = await withDatabase("export", ({ sql }) => exportFile(sql, resolve(file), what));
    console.log(`${file}: ${count.toLocaleString("en")} ${nouns[what]}.`);
  },
);
