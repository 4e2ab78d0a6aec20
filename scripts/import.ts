/** Takes the songs of a file into the site. A song that is wrong is told by its line and left out. */
import { resolve } from "node:path";
import { type Fate, FileRefused, importSongs, type Outcome } from "#exchange";
import { runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run import -- FILE [--dry-run]

Takes the songs of FILE into the site: CSV in UTF-8 whose first line names the columns, or a JSON list of objects. Columns or
fields, in any order: title, album, singers, lyricists, music_directors, genre, year, lyrics_hindi, lyrics_english,
youtube_video_id, cover_image_url, created_at. Names are separated by commas; "Devdas (2002)" is an album with its year. People
and albums that do not exist are made. Works beside a running site.

A song with the title, first singer and album of one that exists is that song: it is changed where FILE says something else, and
columns that FILE does not have are left alone. So FILE may be taken in again, whole or mended.

  --dry-run   saves nothing; tells of each song what would happen to it

A wrong song is told with its line and left out; the exit code is then 1.`;

const fates: Readonly<Record<"done" | "planned", Readonly<Record<Fate, string>>>> = {
  done: { created: "created", updated: "updated", unchanged: "unchanged", wrong: "wrong" },
  planned: {
    created: "would be created",
    updated: "would be updated",
    unchanged: "unchanged",
    wrong: "wrong",
  },
};

await runCommand(
  { help, flags: ["dry-run"], names: 1, expected: [FileRefused] },
  async ({ flags, names: [file = ""] }) => {
    const dryRun = flags["dry-run"] === true;
    const words = fates[dryRun ? "planned" : "done"];
    const tell = ({ place, title, fate, words: why }: Outcome) => {
      // Of thousands of songs that are as they should be, nobody wants to read.
      if (fate === "unchanged" || (fate === "created" && !dryRun)) return;
      console.log(`${place}: ${JSON.stringify(title)} ${words[fate]}${why ? `: ${why}` : ""}`);
    };
    const counts = await withDatabase("import", ({ sql }) =>
      importSongs(sql, resolve(file), { dryRun, tell }),
    );
    const total = Object.entries(counts).map(([fate, count]) => `${count} ${words[fate as Fate]}`);
    console.log(`${file}: ${total.join(", ")}.`);
    if (counts.wrong > 0) process.exitCode = 1;
  },
);
