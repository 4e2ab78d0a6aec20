import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { saveEntry, saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { exportFile } from "./export-file.ts";
import { importFile, type Reported } from "./import-file.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-exchange-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, content: string) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
async function take(sql: Sql, file: string, dryRun = false) {
  const outcomes: Reported[] = [];
  const counts = await importFile(sql, file, { dryRun, report: (outcome) => outcomes.push(outcome) });
  const lines = outcomes.map(({ place, status, message, remarks = [] }) =>
    [`${place} ${status}`, message, ...remarks].filter(Boolean).join(": "),
  );
  return { counts, lines };
}

const { sql: original } = await openTestDatabase();
const dangerous = ["=1+1", "+1", "-2", "@sum", "\tx", "'=1", "''@x", "'plain", "＝1", '"quoted", and;more'];
for (const title of dangerous)
  await saveSong(original, { title, lyrics_english: `${title}\n- la, "la"\r\n\n=x` });
await saveSong(original, {
  title: "Title",
  lyrics_hindi: "तेरे",
  albumName: "Devdas (2002)",
  singerNames: "A, B",
  translation_english: "Your\n\n=1+1",
  translation_hindi: "तुम्हारे",
  translator: "@someone",
  track_number: 3,
  word_meanings: [{ word: "तेरे", english: "=1+1", hindi: "" }],
  notes: [{ line: "तेरे", note: '"quoted",\nand;more' }],
});
await saveSong(original, {
  title: "Title",
  lyrics_hindi: "मेरे",
  albumName: "Devdas (1955)",
  singerNames: "A",
});

await saveSong(original, { title: "Title", lyrics_hindi: "सपने", albumName: "No year" });

describe.each(["csv", "json"])("songs as %s", (form) => {
  test("come back unchanged, whatever they contain, and a second import changes nothing", async () => {
    const file = join(folder, `all.${form}`);
    expect(await exportFile(original, file)).toBe(dangerous.length + 3);
    const { sql } = await openTestDatabase();
    const { counts } = await take(sql, file);
    expect(counts).toEqual({ created: dangerous.length + 3, updated: 0, unchanged: 0, draft: 0, wrong: 0 });
    const again = join(folder, `again.${form}`);
    await exportFile(sql, again);
    const lines = (name: string) => readFileSync(name, "utf8").replaceAll(/,$/gm, "").split("\n").sort();
    expect(lines(again)).toEqual(lines(file));
    expect((await take(sql, file)).counts).toEqual({
      created: 0,
      updated: 0,
      draft: 0,
      wrong: 0,
      unchanged: counts.created,
    });
    expect(readdirSync(folder).filter((name) => name.endsWith(".draft"))).toEqual([]);
    await expect(exportFile(sql, file)).rejects.toThrow("exists already");
  });
});

test("no cell of a spreadsheet starts a formula", async () => {
  const file = join(folder, "formulas.csv");
  await exportFile(original, file);
  const cells = readFileSync(file, "utf8").split(/,|\r\n/);
  expect(cells.filter((cell) => /^"?[=+\-@\t\r＝＋－＠]/.test(cell) && !cell.includes("\n"))).toEqual([]);
});

describe("a dry run", () => {
  const lines = [
    "\ufeffTitle,singers,lyrics_english,year,album,youtube_video_id,created_at",
    '"New song","Lata, Mukesh","la\nla",1975,Fresh (1975),https://youtu.be/abcdefghijk,1975-08-15',
    ",Lata,la,,,,",
    "No lyrics,Lata,,,,,",
    "Wrong year,Lata,la,soon,,,",
    "Far year,Lata,la,1066,,,",
    "Wrong video,Lata,la,,,nothing,",
    "Which album,Lata,la,,Devdas,,",
    "Wrong time,Lata,la,,,,yesterday",
    "Too few,Lata",
    `${"x".repeat(301)},Lata,la,,,,`,
    "new  SONG,lata,other,1975,fresh (1975),,",
  ];
  const file = fileOf("lines.csv", lines.join("\n"));
  const expected = [
    "line 2 created",
    "line 4 wrong: Please fill out the Song Title.",
    "line 5 wrong: Please provide lyrics in at least one language.",
    'line 6 created: year: "soon" could not be read and was left out.',
    expect.stringMatching(/^line 7 wrong: Please give a year from 1900 to/),
    'line 8 created: youtube_video_id: "nothing" could not be read and was left out.',
    expect.stringMatching(/^line 9 wrong: There are several albums named "Devdas": 1955, 2002/),
    'line 10 created: created_at: "yesterday" could not be read and was left out.',
    "line 11 wrong: It has 2 cells, where the first line names 7.",
    "line 12 wrong: The title may have at most 300 characters. Please shorten it.",
    "line 13 wrong: It is the same song as line 2: the same title, first singer and album.",
  ];

  test("reports line by line what the real import would do, and saves nothing", async () => {
    const { sql } = await openTestDatabase();
    for (const year of [1955, 2002])
      await saveSong(sql, { title: "Title", lyrics_english: "la", albumName: `Devdas (${year})` });
    const stateOf = () => sql`
      select (select count(*) from lyrics) as songs, (select count(*) from singers) as singers,
        pg_sequence_last_value(pg_get_serial_sequence('lyrics', 'id')::regclass) as last,
        (select max(version) from private.catalogue_versions) as version`;
    const before = await stateOf();
    expect((await take(sql, file, true)).lines).toEqual(expected);
    expect(await stateOf()).toEqual(before);
    expect((await take(sql, file)).lines).toEqual(expected);
    const [song] = await sql`
      select title, year, youtube_video_id, created_at from lyrics where title = 'New song'`;
    expect(song).toEqual({
      title: "New song",
      year: 1975,
      youtube_video_id: "abcdefghijk",
      created_at: new Date("1975-08-15T00:00:00Z"),
    });
  });
});

describe("a song that exists", () => {
  test("is updated where the file differs, and keeps the fields that the file does not mention", async () => {
    const { sql } = await openTestDatabase();
    const song = { title: "Chand", singerNames: "Lata", albumName: "Night (1960)", genre: "Sad", year: 1960 };
    const { id } = await saveSong(sql, { ...song, lyrics_english: "la" });
    const text = (lyrics: string) =>
      fileOf(
        "change.json",
        JSON.stringify([{ title: "chand", singers: ["LATA"], album: "night", lyrics_hindi: lyrics }]),
      );
    expect((await take(sql, text("चाँद"), true)).lines).toEqual(["song 1 updated"]);
    expect((await take(sql, text("चाँद"))).lines).toEqual(["song 1 updated"]);
    expect((await take(sql, text(" चाँद \r\n"))).lines).toEqual(["song 1 unchanged"]);
    expect(await sql`select id, title, lyrics_hindi, lyrics_english, genre, year from lyrics`).toEqual([
      { id, title: "chand", lyrics_hindi: "चाँद", lyrics_english: "la", genre: "Sad", year: 1960 },
    ]);
    expect(await sql`select name, year from albums`).toEqual([{ name: "Night", year: 1960 }]);
  });

  test("is unchanged where the file writes otherwise what is stored, also by other names", async () => {
    const { sql } = await openTestDatabase();
    await saveEntry(sql, "singers", { name: "Geeta Dutt", aliases: ["Geeta Roy"] });
    await saveEntry(sql, "albums", { name: "Anand Math", year: 1952, aliases: ["Abbey of Bliss"] });
    const song = {
      title: "Jai Jagdish",
      singerNames: "Geeta Dutt, Hemant Kumar",
      lyricistNames: "Jayadeva",
      musicDirectorNames: "Hemant Kumar",
      albumName: "Anand Math (1952)",
      genre: "Bhajan",
      year: 1952,
      lyrics_english: "la\nla",
      youtube_video_id: "abcdefghijk",
      cover_image_url: "https://example.org/a.jpg",
    };
    await saveSong(sql, song);
    const same = {
      title: "Jai  Jagdish ",
      singers: ["geeta roy", "HEMANT  KUMAR", "Hemant Kumar", "Geeta Dutt"],
      lyricists: "Jayadeva,,",
      music_directors: "hemant kumar ;",
      album: "Anand Math",
      genre: " Bhajan",
      year: " 1952 ",
      lyrics_english: "la \r\nla\r\n",
      youtube_video_id: "https://youtu.be/abcdefghijk",
      cover_image_url: "https://example.org/a.jpg ",
    };
    const lines = async (changes: object) => {
      const file = fileOf("same.json", JSON.stringify([{ ...same, ...changes }]));
      return [...(await take(sql, file, true)).lines, ...(await take(sql, file)).lines];
    };
    const unchanged = ["song 1 unchanged", "song 1 unchanged"];
    expect(await lines({})).toEqual(unchanged);
    expect(await lines({ album: "abbey of bliss" })).toEqual(unchanged);
    const updated = ["song 1 updated", "song 1 updated"];
    expect(await lines({ singers: "Geeta Roy, Asha" })).toEqual(updated);
    expect(await lines({ singers: "Geeta Roy, Hemant Kumar, Asha" })).toEqual(updated);
    expect(await lines({ singers: "Geeta Roy, Asha, Hemant Kumar" })).toEqual(updated);
    expect(await lines({ singers: "Geeta Roy, Asha, Hemant Kumar", lyricists: "" })).toEqual(updated);
    expect(
      await lines({ singers: "Geeta Roy, Asha, Hemant Kumar", lyricists: "", title: "Jai JAGDISH" }),
    ).toEqual(updated);
  });

  test("keeps a track number that the file does not mention, and loses one that is empty in the file", async () => {
    const { sql } = await openTestDatabase();
    await saveSong(sql, { title: "Chand", lyrics_english: "la", track_number: 3 });
    const stored = () => sql`select number from track_numbers`;
    const lines = async (name: string, content: string) => (await take(sql, fileOf(name, content))).lines;
    expect(await lines("untracked.csv", "title,genre\nChand,Sad\n")).toEqual(["line 2 updated"]);
    expect(await stored()).toEqual([{ number: 3 }]);
    const wrong = await lines("tracks.csv", "title,track_number\nChand,first\nTara,\n");
    expect(wrong).toEqual([
      'line 2 unchanged: track_number: "first" could not be read and was left out.',
      expect.stringMatching(/^line 3 wrong: It would be a new song, but it has no lyrics/),
    ]);
    const far = fileOf("far.csv", "title,track_number\nChand,1000\n");
    const refusal = ["line 2 wrong: Please give a track number from 1 to 999, or none."];
    expect((await take(sql, far, true)).lines).toEqual(refusal);
    expect((await take(sql, far)).lines).toEqual(refusal);
    expect(await lines("empty-track.csv", "title,track_number\nChand,\n")).toEqual(["line 2 updated"]);
    expect(await stored()).toEqual([]);
  });

  test("keeps a translation that the file does not mention, and loses one that is empty in the file", async () => {
    const { sql } = await openTestDatabase();
    const texts = { translation_english: "Moon", translation_hindi: "चाँद", translator: "Somebody" };
    await saveSong(sql, { title: "Chand", lyrics_english: "la", ...texts });
    const stored = () => sql`select english, plain_hindi, translator from lyric_translations`;
    const without = fileOf("without.csv", "title,genre\nChand,Sad\n");
    expect((await take(sql, without)).lines).toEqual(["line 2 updated"]);
    expect(await stored()).toEqual([{ english: "Moon", plain_hindi: "चाँद", translator: "Somebody" }]);
    const other = fileOf("other.csv", "title,translation_english,translation_hindi\nChand,The moon,\n");
    expect((await take(sql, other, true)).lines).toEqual(["line 2 updated"]);
    expect((await take(sql, other)).lines).toEqual(["line 2 updated"]);
    expect((await take(sql, other)).lines).toEqual(["line 2 unchanged"]);
    expect(await stored()).toEqual([{ english: "The moon", plain_hindi: null, translator: "Somebody" }]);
    const uncredited = fileOf("uncredited.csv", "title,translation_english\nChand,\n");
    const refusal = [
      "line 2 wrong: There is no translation to credit. Please add it, or leave the translator empty.",
    ];
    expect((await take(sql, uncredited, true)).lines).toEqual(refusal);
    expect((await take(sql, uncredited)).lines).toEqual(refusal);
    const empty = fileOf("empty.csv", "title,translation_english,translator\nChand,,\n");
    expect((await take(sql, empty)).lines).toEqual(["line 2 updated"]);
    expect(await stored()).toEqual([]);
  });

  test("is a different song with another first singer or album", async () => {
    const { sql } = await openTestDatabase();
    await saveSong(sql, { title: "Chand", singerNames: "Lata, Rafi", lyrics_english: "la" });
    const file = fileOf(
      "others.csv",
      "title,singers,album,lyrics_english\nChand,Rafi,,la\nChand,Lata,Night,la\nChand,,,la\nChand,Lata,,la\n",
    );
    expect((await take(sql, file)).lines).toEqual([
      ...["line 2 created", "line 3 created", "line 4 created", "line 5 updated"],
    ]);
  });
});

describe("names with a semicolon between them", () => {
  const names = async (sql: Sql) => (await sql`select name from singers order by id`).map(({ name }) => name);

  test("are several people, of whom the first is the first singer", async () => {
    const { sql } = await openTestDatabase();
    await saveSong(sql, { title: "Chand", singerNames: "Asha Bhosle, Mukesh", lyrics_english: "la" });
    const text =
      'title,singers,lyrics_english\nChand,Asha Bhosle;Mukesh,la\nTara,"Lata ; Rafi;, asha bhosle",la\n';
    const file = fileOf("semicolons.csv", text);
    const lines = ["line 2 unchanged", "line 3 created"];
    expect((await take(sql, file, true)).lines).toEqual(lines);
    expect((await take(sql, file)).lines).toEqual(lines);
    expect(await names(sql)).toEqual(["Asha Bhosle", "Mukesh", "Lata", "Rafi"]);
  });

  test("are one person where somebody has exactly this name", async () => {
    const { sql } = await openTestDatabase();
    await saveSong(sql, { title: "Chand", singerNames: "Asha; Mukesh", lyrics_english: "la" });
    const file = fileOf(
      "whole.csv",
      "title,singers,lyrics_english\nChand,ASHA; Mukesh,la\nTara,Asha; Rafi,la\n",
    );
    expect((await take(sql, file)).lines).toEqual(["line 2 unchanged", "line 3 created"]);
    expect(await names(sql)).toEqual(["Asha; Mukesh", "Asha", "Rafi"]);
  });

  test("make the same song twice in one file as commas do", async () => {
    const { sql } = await openTestDatabase();
    const file = fileOf(
      "twice.csv",
      'title,singers,lyrics_english\nTara,Lata; Asha,la\nTara,"Lata, Asha",la\n',
    );
    expect((await take(sql, file)).lines[1]).toMatch(/^line 3 wrong: It is the same song as line 2/);
  });
});

test.each([
  ["songs.doc", "", /has to end in .csv/],
  ["untitled.csv", "genre\na", /need names, and title has to be among them/],
  ["empty.csv", "\n\r\n", /The file is empty/],
  ["empty.json", "", /The file is empty/],
  ["broken.json", "[x", /It is not JSON/],
  [
    "cut.json",
    '[{"title": "a"}, {"ti',
    /The file ends in the middle, after song 1. Please export or download it/,
  ],
  ["object.json", "{}", /The file has no songs/],
  ["text.json", '"la"', /one list of songs/],
])("%s is refused as a whole, with a reason", async (name, content, words) => {
  await expect(take(original, fileOf(name, content))).rejects.toThrow(words);
});

test("a file that is refused for its columns is closed", async () => {
  const file = fileOf("left-open.csv", `genre,words\n${"a,b\n".repeat(100_000)}`);
  await expect(take(original, file)).rejects.toThrow("title has to be among them");
  const openFiles = () =>
    readdirSync("/proc/self/fd").map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        // Closed meanwhile.
        return "";
      }
    });
  if (existsSync("/proc/self/fd")) await expect.poll(openFiles).not.toContain(file);
});

test("a missing file is refused with a reason", async () => {
  for (const name of ["none.csv", "none.json"])
    await expect(take(original, join(folder, name))).rejects.toThrow(/cannot be used \(ENOENT\)/);
});

test("a JSON song with half of a character is reported with its place, and the others are imported", async () => {
  const [head, tail] = [
    '[{"title": "a',
    'b", "lyrics_english": "la"}, {"title": "Kept \\ud83c\\udfb5", "lyrics_english": "la"}, ',
  ];
  const file = fileOf(
    "halves.json",
    `${head}\\ud800${tail}{"title": "Noted", "lyrics_english": "la", "notes": [{"line": "la", "note": "\\udc00"}]}]`,
  );
  expect((await take(original, file)).lines).toEqual([
    expect.stringMatching(/^song 1 wrong: title has half of a character/),
    "song 2 created",
    expect.stringMatching(/^song 3 created: notes: .* could not be read and was left out/),
  ]);
  await original`delete from lyrics where title like 'Kept%' or title = 'Noted'`;
});

test("a JSON song of another shape is reported with its place", async () => {
  const file = fileOf(
    "shapes.json",
    '[null, {"title": 5}, {"colour": "x"}, {"title": "x", "singers": [1]}, {"title": "new\\u0000"}]',
  );
  expect((await take(original, file, true)).lines).toEqual([
    'song 1 wrong: It is null, not a song. A song is an object: { "title": "…" }.',
    expect.stringMatching(/^song 2 wrong: It would be a new song/),
    expect.stringMatching(/^song 3 wrong: /),
    'song 4 wrong: singers: "[1]" could not be read, and without it nobody knows which one this is.',
    expect.stringMatching(/^song 5 wrong: It would be a new song/),
  ]);
});

describe("notes and own meanings of words in a file", () => {
  const meanings = '"[{""word"": ""Chand"", ""english"": ""moon""}]"';

  test("are saved with their song, kept by a file without them, and removed by an empty cell", async () => {
    const { sql } = await openTestDatabase();
    const stored = () => sql`select word, english, hindi from lyric_words`;
    const song = {
      title: "Chand",
      lyrics_english: "Chand",
      word_meanings: [{ word: "Chand", english: "moon" }],
    };
    await take(sql, fileOf("parts.json", JSON.stringify([song])));
    expect(await stored()).toEqual([{ word: "Chand", english: "moon", hindi: null }]);
    const same = await take(
      sql,
      fileOf("parts.csv", `title,lyrics_english,word_meanings\nChand,Chand,${meanings}\n`),
    );
    expect(same.counts).toMatchObject({ unchanged: 1 });
    await take(sql, fileOf("none.csv", "title,genre\nChand,Sad\n"));
    expect(await stored()).toHaveLength(1);
    await take(sql, fileOf("removed.csv", "title,word_meanings\nChand,\n"));
    expect(await stored()).toEqual([]);
  });

  test.each(["[", '{"line": "x"}', '["x"]', '[{"line": 7}]', '[{"lines": "x"}]'])(
    "are left out in another form, with a remark: %s",
    async (notes) => {
      const { sql } = await openTestDatabase();
      const file = fileOf("wrong.json", JSON.stringify([{ title: "Chand", lyrics_english: "Chand", notes }]));
      const { lines } = await take(sql, file);
      expect(lines).toEqual([
        `song 1 created: notes: ${JSON.stringify(notes)} could not be read and was left out.`,
      ]);
    },
  );
});
