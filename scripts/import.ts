/** Imports the songs of files, or their people and albums. An invalid one is reported with its line and skipped. */
import { resolve } from "node:path";
import { FileRefused, type ImportStatus, importFiles, type Reported } from "#exchange";
import { runCommand, UsageError, withDatabase } from "#terminal";

const help = `Usage: npm run import -- FILE… [--dry-run] [--sheet NAME]

Imports songs into the site. A FILE is a table (.csv, .tsv, .json, .xlsx, .ods), a song with its times (.lrc) or as text (.txt),
or a folder or a zip (.zip) with such files. Works beside a running site.

The first line of a table names its columns, in any order: title, album, singers, lyricists, music_directors, genre, year,
lyrics_hindi, lyrics_english, youtube_video_id, cover_image_url, created_at, or the words that people use for them, such as Movie
or गायक. Columns with other names are left out and named. Names of people are separated by commas or semicolons; a name with a
semicolon stays whole where somebody is stored under it. "Devdas (2002)" is an album with its year. People and albums that do not
exist are created. Of a workbook the first sheet is read. JSON is a list of objects, or an object on each line.

A song with the title, first singer and album of one that exists is that song: it is updated where FILE differs, and fields
that FILE does not have are left unchanged. So FILE can be imported again, also after corrections. A song that is a draft or was
withdrawn is left out and named: it becomes public only by being published.

A column status (or Published, स्थिति) says which songs are public: public, published or live; draft, pending or unpublished;
withdrawn. Drafts and withdrawn songs become drafts, or update those that they are, and may lack lyrics; no public song is
withdrawn. With publish_at a song is a draft until that time, in UTC unless it names a zone; a time that is past is left out. A
song with another status is wrong, so that none is public by mistake. npm run export -- FILE --all writes these columns.

A file with the columns kind and name has people and albums, as npm run export -- FILE --entries writes them. One with the name, and
for albums the year, of one that exists is that one; others are added, whether or not a song names them.

  --dry-run     saves nothing; prints what would happen to each song, person or album
  --sheet NAME  reads this sheet of a workbook, and not its first

A value that cannot be read is left out and named. An invalid song is reported with its line and skipped; the exit code is then 1.`;

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

const asTexts = { draft: " as a draft", withdrawn: " as a withdrawn song" } as const;

await runCommand(
  { help, flags: ["dry-run"], texts: ["sheet"], names: "any", expected: [FileRefused] },
  async ({ flags, texts: { sheet }, names }) => {
    if (names.length === 0) throw new UsageError(`Name at least one file or folder.\n\n${help}`);
    const dryRun = flags["dry-run"] === true;
    const words = statusTexts[dryRun ? "planned" : "done"];
    const notPublic = { created: 0, updated: 0 };
    const report = ({ place, title, status, message, as, remarks = [] }: Reported) => {
      const line = `${place}: ${JSON.stringify(title)} ${words[status]}${as ? asTexts[as] : ""}`;
      if (as && (status === "created" || status === "updated")) notPublic[status] += 1;
      // Thousands of lines about unchanged songs would help nobody.
      const isTold = status !== "unchanged" && (status !== "created" || dryRun);
      if (isTold || remarks.length > 0) console.log([line, message, ...remarks].filter(Boolean).join(": "));
    };
    const counts = await withDatabase("import", ({ sql }) =>
      importFiles(
        sql,
        names.map((name) => resolve(name)),
        { dryRun, report, sheet, remark: console.log },
      ),
    );
    const total = Object.entries(counts).map(([status, count]) => {
      const { [status as keyof typeof notPublic]: drafts = 0 } = notPublic;
      return `${count} ${words[status as ImportStatus]}${drafts > 0 ? ` (${drafts} not public)` : ""}`;
    });
    console.log(`${names.join(", ")}: ${total.join(", ")}.`);
    if (counts.wrong > 0) process.exitCode = 1;
  },
);
