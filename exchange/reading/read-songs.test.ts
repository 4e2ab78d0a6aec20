import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeCsv } from "../csv/write-csv.ts";
import { FileRefused } from "../file-refused.ts";
import { writeJson } from "../json/write-json.ts";
import {
  type ExchangedSong,
  fieldOfColumn,
  fields,
  isPartField,
  type ReadSong,
} from "../songs/exchanged-song.ts";
import { describeColumns } from "./describe-columns.ts";
import { matchColumns } from "./match-columns.ts";
import { readSongs } from "./read-songs.ts";
import type { SourceFile } from "./source-file.ts";
import { wrongRowsAsCsv } from "./wrong-rows.ts";

/** A file in pieces of a few bytes, so that characters and quotes are cut. */
function fileOf(name: string, content: string | Uint8Array, pieceSize = 7): SourceFile {
  const bytes = Buffer.from(content);
  return {
    name,
    async *bytes() {
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    },
  };
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function read(...files: SourceFile[]): Promise<ReadSong[]> {
  const [first] = files;
  const isTable = first && /\.(csv|tsv|json)$/.test(first.name);
  const matching = isTable ? (await describeColumns(first)).matching : new Map();
  return allOf(readSongs(files, matching));
}

const songs = async (...files: SourceFile[]) => (await read(...files)).map(({ song }) => song);

describe("a CSV file", () => {
  test.each([
    [",", 'title,singers,lyrics_english\r\nTere,"A, B","la\r\nla"\r\n'],
    [";", 'title;singers;lyrics_english\nTere;A, B;"la\r\nla"\n'],
    ["tab", 'title\tsingers\tlyrics_english\nTere\tA, B\t"la\r\nla"'],
  ])("is read with the separator %s and line breaks in quotes", async (_, text) => {
    expect(await read(fileOf("songs.csv", text))).toEqual([
      { place: "line 2", song: { title: "Tere", singers: "A, B", lyrics_english: "la\r\nla" } },
    ]);
  });

  const text = "title,lyrics_hindi\nतेरे,मेरे 🎵\n";
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
  test.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16, little end first", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16, big end first", swapped(Buffer.from(`\ufeff${text}`, "utf16le"))],
    ["UTF-16 without a mark", Buffer.from(text, "utf16le")],
  ])("is read in %s", async (_, bytes) => {
    expect(await songs(fileOf("songs.csv", bytes))).toEqual([{ title: "तेरे", lyrics_hindi: "मेरे 🎵" }]);
  });

  test("is refused in another encoding", async () => {
    const windows = Buffer.from("title,album\nTere,Caf\xe9\n", "latin1");
    await expect(read(fileOf("songs.csv", windows))).rejects.toThrow(/not text in UTF-8 or UTF-16/);
  });

  test("has its blank rows left out, and says where each song begins", async () => {
    const text =
      '\r\ntitle,lyrics_english\r\n,\r\nTere,"la\r\n\r\nla"\r\n\r\n , \r\nMere,"la\nla"\r\nSapne,la\r\n,,\r\n';
    const found = await read(fileOf("songs.csv", text));
    expect(found.map(({ place, song }) => `${place} ${song.title}`)).toEqual([
      ...["line 4 Tere", "line 9 Mere", "line 11 Sapne"],
    ]);
  });

  test("has columns that are found by other names, and are left out where none fits or one has come before", async () => {
    const { columns, matching } = await describeColumns(
      fileOf("songs.csv", "Song Name,गायक,Sung By,फ़िल्म,Colour,colour\nTere,Lata,Asha,Devdas,red,\n"),
    );
    expect(columns.slice(0, 2)).toEqual([
      { name: "Song Name", example: "Tere" },
      { name: "गायक", example: "Lata" },
    ]);
    expect([...matching.values()]).toEqual(["title", "singers", null, "album", null, null]);
    expect([
      ...matchColumns(["Singer", "singers", "LYRICS (HINDI)", "Name"], fieldOfColumn).values(),
    ]).toEqual([...[null, "singers", "lyrics_hindi", "title"]]);
  });

  test("whose columns were matched by hand is read so", async () => {
    const file = fileOf("songs.csv", "a,b\nTere,Lata\n");
    const found = await allOf(
      readSongs(
        [file],
        new Map([
          ["a", "singers"],
          ["b", "title"],
        ]),
      ),
    );
    expect(found[0]?.song).toEqual({ singers: "Tere", title: "Lata" });
  });
});

test.each([
  ["empty.csv", "", "The file is empty. Please use one with songs."],
  ["marked.csv", "\ufeff", "The file is empty. Please use one with songs."],
  ["blank.csv", "\n  \r\n,,\n", "The file is empty. Please use one with songs."],
  [
    "header.csv",
    "title,album\n",
    "The file names columns, but has no songs below them. Please use a file with songs.",
  ],
  [
    "rows.csv",
    "title,album\n,\n\n",
    "The file names columns, but has no songs below them. Please use a file with songs.",
  ],
  ["empty.json", "", "The file is empty. Please use one with songs."],
  ["blank.json", " \n ".repeat(9), "The file is empty. Please use one with songs."],
  ["list.json", "[]", "The list in the file is empty. Please use a file with songs."],
  [
    "null.json",
    "[null, 1]",
    'The file has no songs. song 1: It is null, not a song. A song is an object: { "title": "…" }.',
  ],
  ["word.json", "songs", "It is not JSON. Please export it again, or mend its beginning."],
  [
    "comma.json",
    '[{"title": "a"},, {"title": "b"}]',
    "After song 1 it is not JSON. Please export it again, or mend what follows this song.",
  ],
  [
    "start.json",
    '[{"ti',
    "The file ends in the middle, in its first song. Please export or download it again.",
  ],
  [
    "cut.json",
    '[{"title": "a"}, {"title": "b"}, {"title"',
    "The file ends in the middle, after song 2. Please export or download it again.",
  ],
  [
    "songs.json",
    '[{"title": "a"}',
    "The file ends in the middle, after song 1. Please export or download it again.",
  ],
])("what is no list of songs is refused in plain words: %s", async (name, content, words) => {
  await expect(read(fileOf(name, content))).rejects.toThrow(new FileRefused(words));
});

test("what is no song in a list of songs is a problem at its place", async () => {
  const found = await read(fileOf("songs.json", '[{"title": "a"}, null, ["b"], {"title": null}]'));
  expect(found.map(({ place, problem }) => [place, problem])).toEqual([
    ["song 1", undefined],
    ["song 2", 'It is null, not a song. A song is an object: { "title": "…" }.'],
    ["song 3", 'It is ["b"], not a song. A song is an object: { "title": "…" }.'],
    ["song 4", undefined],
  ]);
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("=1+1", "'=x", "''@", 'a "b", c;d', "तेरे\n\r\nबिना", "\t", ""),
);
const song = fc
  .record(Object.fromEntries(fields.filter((field) => !isPartField(field)).map((field) => [field, text])))
  .map((drawn) => {
    const {
      singers = "",
      lyricists = "",
      music_directors = "",
      year = "",
      track_number = "",
      ...rest
    } = drawn;
    const names = (typed: string) => typed.replaceAll(/[,\s]/g, "");
    const number = (typed: string) => (typed === "" ? "" : String(typed.length));
    return {
      ...rest,
      title: `x${rest.title}`,
      singers: names(singers),
      lyricists: names(lyricists),
      music_directors: names(music_directors),
      year: number(year),
      track_number: number(track_number),
      created_at: "2025-06-20T10:11:12.345678Z",
    } as ExchangedSong;
  });

test.each([
  ["csv", writeCsv],
  ["json", writeJson],
])("songs that were exported as %s are read back as they were, in whatever pieces", async (ending, write) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(song, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 40 }),
      async (all, size) => {
        const given = async function* () {
          yield all;
        };
        const content = (await allOf(write(given(), fieldOfColumn))).join("");
        const back = await songs(fileOf(`songs.${ending}`, content, size));
        expect(back.map((one) => fields.map((field) => one[field] ?? ""))).toEqual(
          all.map((one) =>
            fields.map((field) => (ending === "json" && isPartField(field) ? "[]" : (one[field] ?? ""))),
          ),
        );
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 30) },
  );
});

describe("a file with one song", () => {
  test.each(["a.lrc", "a.ELRC", "a.lrc.txt"])("is read as LRC: %s", async (name) => {
    expect(await read(fileOf(name, "[ti:Tere][re:x]\n[00:01]<00:01>mere"))).toEqual([
      { place: name, song: { title: "Tere", lyrics_english: "mere" } },
    ]);
  });

  test("has its name as the title of a song without one", async () => {
    const found = await songs(fileOf("Mera Gaana.lrc.txt", "[00:01]मेरा"), fileOf("b.c.txt", "la"));
    expect(found.map(({ title }) => title)).toEqual(["Mera Gaana", "b.c"]);
  });

  test("in another encoding is a wrong song beside good ones", async () => {
    const found = await read(fileOf("a.txt", "la"), fileOf("b.txt", Buffer.from("Caf\xe9", "latin1")));
    expect(found.map(({ place, problem }) => [place, problem?.slice(0, 32)])).toEqual([
      ["a.txt", undefined],
      ["b.txt", "It is not text in UTF-8 or UTF-1"],
    ]);
  });
});

test("a first line with a loose quotation mark is refused, because it names the columns", async () => {
  await expect(read(fileOf("songs.csv", 'title,"album"s\nTere,Aandhi\n'))).rejects.toThrow(
    /^The first line has to name the columns. It has a loose quotation mark./,
  );
});

test("files of another kind are refused", async () => {
  await expect(read(fileOf("songs.xls", "x"))).rejects.toThrow(
    /has to end in .csv, .tsv, .json, .xlsx, .ods, .lrc, .elrc or .txt/,
  );
});

test("wrong songs are written with their reasons, and can be read again", async () => {
  const wrong = [{ song: { title: "=1", year: "1066" }, problem: "The year is too early." }];
  const content = [...wrongRowsAsCsv(wrong, ["title", "year"])].join("");
  expect(content).toBe("\ufefftitle,year,problem\r\n'=1,1066,The year is too early.\r\n");
  expect(await songs(fileOf("wrong.csv", content))).toEqual([{ title: "=1", year: "1066" }]);
});

test.each([
  ["songs.csv", Buffer.from(`title\na\n\xff\n${"b\n".repeat(9)}`, "latin1")],
  ["songs.json", '[{"title": "a"} {"title": "b"}, {"title": "c"}]'],
])("a file that is refused before its end is closed: %s", async (name, content) => {
  const file = fileOf(name, content);
  let isClosed = false;
  let pieces = 0;
  const watched: SourceFile = {
    name,
    async *bytes() {
      try {
        for await (const piece of file.bytes()) {
          pieces += 1;
          yield piece;
        }
      } finally {
        isClosed = true;
      }
    },
  };
  await expect(allOf(readSongs([watched], new Map()))).rejects.toBeInstanceOf(FileRefused);
  expect(pieces).toBeLessThan(Math.ceil(content.length / 7));
  expect(isClosed).toBe(true);
});
