/** Imports the songs of a file, or its people and albums. An invalid one is reported with its line and skipped. */
import { resolve } from "node:path";
import { FileRefused, type ImportStatus, importFile, type Outcome } from "#exchange";
import { runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run import -- FILE [--dry-run]

Imports the songs of FILE into the site: CSV in UTF-8 whose first line names the columns, or a JSON list of objects. Columns or
fields, in any order: title, album, singers, lyricists, music_directors, genre, year, lyrics_hindi, lyrics_english,
youtube_video_id, cover_image_url, created_at. Names are separated by commas or semicolons; a name with a semicolon stays
whole where somebody is stored under it. "Devdas (2002)" is an album with its year. People and albums that do not exist are
created. Works beside a running site.

A song with the title, first singer and album of one that exists is that song: it is updated where FILE differs, and fields
that FILE does not have are left unchanged. So FILE can be imported again, also after corrections. A song that is a draft or was
withdrawn is left out and named: it becomes public only by being published.

A file with the columns kind and name has people and albums, as npm run export -- FILE --entries writes them. One with the name, and
for albums the year, of one that exists is that one; others are added, whether or not a song names them.

  --dry-run   saves nothing; prints what would happen to each song, person or album

An invalid song is reported with its line and skipped; the exit code is then 1.`;

const statusTexts: Readonly<Record<"done" | "planned", Readonly<Record<ImportStatus, string>>>> = {
  done: { created: "created", updated: "updated", unchanged: "unchanged", draft: "left out", wrong: "wrong" },
  planned: {
    created: "would be created",
    updated: "would be updated",
    unchanged: "unchanged",
    draft: "would be left out",
    wrong: "wrong",
  },
};

await runCommand(
  { help, flags: ["dry-run"], names: 1, expected: [FileRefused] },
  async ({ flags, names: [file = ""] }) => {
    const dryRun = flags["dry-run"] === true;
    const texts = statusTexts[dryRun ? "planned" : "done"];
    const report = ({ place, title, status, message }: Outcome) => {
      // Thousands of lines about unchanged songs would help nobody.
      if (status === "unchanged" || (status === "created" && !dryRun)) return;
      console.log(`${place}: ${JSON.stringify(title)} ${texts[status]}${message ? `: ${message}` : ""}`);
    };
    const counts = await withDatabase("import", ({ sql }) =>
      importFile(sql, resolve(file), { dryRun, report }),
    );
    const total = Object.entries(counts).map(
      ([status, count]) => `${count} ${texts[status as ImportStatus]}`,
    );
    console.log(`${file}: ${total.join(", ")}.`);
    if (counts.wrong > 0) process.exitCode = 1;
  },
);
