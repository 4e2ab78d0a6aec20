import { expect, test } from "vitest";
import { saveEntry, saveSong } from "#catalogue";
import { openPool } from "#postgres";
import { countingStatements } from "../catalogue/testing/counting-statements.ts";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { longestField, mostBytesOfPart, mostSongsOfPart } from "./reading/part-limits.ts";
import { PartRefused, readPart } from "./saving/read-part.ts";
import { takePart } from "./take-part.ts";

const { sql, address } = await openTestDatabase();
const part = (dryRun: boolean, ...songs: object[]) => readPart(JSON.stringify({ dryRun, songs }));

await saveSong(sql, {
  title: "Chand",
  singerNames: "Lata",
  albumName: "Night (1960)",
  genre: "Sad",
  lyrics_english: "la",
});

const file = [
  {
    title: "Tara",
    singers: "Lata, Mukesh",
    album: "Day (1970)",
    lyricists: "Gulzar",
    lyrics_english: "la",
    year: "1970",
  },
  { title: "chand", singers: "LATA", album: "night", genre: "", lyrics_hindi: "चाँद" },
  { title: "CHAND", singers: "Lata", album: "Dawn", lyrics_english: "la" },
  { title: "Silent", singers: "Lata" },
  { title: "Late", lyrics_english: "la", year: "soon" },
];

test("a dry run says what would be made of each song, and saves nothing", async () => {
  expect(await takePart(sql, part(true, ...file))).toEqual([
    { status: "created", adds: { singers: ["Mukesh"], lyricists: ["Gulzar"], albums: ["Day (1970)"] } },
    {
      status: "updated",
      changes: ["title", "genre", "lyrics_hindi"],
      empties: ["genre"],
    },
    {
      status: "created",
      adds: { albums: ["Dawn"] },
      twin: { id: 1, title: "Chand", singerName: "Lata", status: "public" },
    },
    {
      status: "wrong",
      message: expect.stringMatching(/^It would be a new song, but it has no lyrics/),
    },
    { status: "wrong", message: 'The year has to be a number such as 1975, not "soon".' },
  ]);
  expect(await sql`select count(*)::integer as songs from lyrics`).toEqual([{ songs: 1 }]);
});

test("a part is saved in one transaction, as an import in the history, and once only if it is sent again", async () => {
  const statuses = async () => (await takePart(sql, part(false, ...file))).map(({ status }) => status);
  expect(await statuses()).toEqual(["created", "updated", "created", "wrong", "wrong"]);
  expect(await statuses()).toEqual(["unchanged", "unchanged", "unchanged", "wrong", "wrong"]);
  expect(
    await sql`
      select l.title, l.genre, a.name as album,
        array(select p.name from lyrics_singers as c join singers as p on p.id = c.singer_id
          where c.lyric_id = l.id order by c.position) as singers
      from lyrics as l left join albums as a on a.id = l.album_id order by l.id`,
  ).toEqual([
    { title: "chand", genre: null, album: "Night", singers: ["Lata"] },
    { title: "Tara", genre: null, album: "Day", singers: ["Lata", "Mukesh"] },
    { title: "CHAND", genre: null, album: "Dawn", singers: ["Lata"] },
  ]);
  const history = await sql`
    select distinct way, transaction_id::text from private.revisions where table_name = 'lyrics' and way <> 'form'`;
  expect(history).toEqual([{ way: "import", transaction_id: expect.any(String) }]);
});

test("more parts at once than there are connections are all saved", async () => {
  const few = openPool(address, { connections: 2 });
  const parts = [1, 2, 3, 4].map((number) =>
    part(false, { title: `At Once ${number}`, singers: "Saath", lyrics_english: "la" }),
  );
  expect(await Promise.all(parts.map((each) => takePart(few, each)))).toEqual(
    parts.map(() => [{ status: "created" }]),
  );
  await few.end();
});

test("another name of a person or an album means the one who has it, also when the part is sent again", async () => {
  await saveEntry(sql, "singers", { name: "Geeta Dutt", aliases: ["Geeta Roy"] });
  await saveEntry(sql, "albums", { name: "Pyaasa", year: 1957, aliases: ["Thirsty"] });
  const song = {
    title: "Jane Kya",
    singers: "geeta roy, Geeta Dutt",
    album: "Thirsty",
    lyrics_english: "la",
  };
  expect(await takePart(sql, part(true, song))).toEqual([{ status: "created" }]);
  expect(await takePart(sql, part(false, song))).toEqual([{ status: "created" }]);
  expect(await takePart(sql, part(false, song))).toMatchObject([{ status: "unchanged" }]);
  expect(
    await sql`
      select p.name from lyrics as l join lyrics_singers as c on c.lyric_id = l.id
      join singers as p on p.id = c.singer_id
      where l.title = 'Jane Kya'`,
  ).toEqual([{ name: "Geeta Dutt" }]);
});

test("a check asks the database as often for many songs that are written otherwise as for one", async () => {
  const written = (number: number) => ({
    title: `Often ${number}`,
    singers: "Lata; Asha",
    lyricists: "Gulzar",
    album: "Night (1960)",
    lyrics_english: "la",
  });
  const all = Array.from({ length: 30 }, (_, number) => written(number));
  await takePart(sql, part(false, ...all));
  const otherwise = all.map((song) => ({
    ...song,
    album: "night",
    lyricists: "GULZAR",
    lyrics_english: " la",
  }));
  const statementsFor = async (songs: object[]) => {
    const counting = countingStatements(sql);
    const outcomes = await takePart(counting.sql, part(true, ...songs));
    expect(outcomes).toMatchObject(songs.map(() => ({ status: "unchanged" })));
    return counting.statements();
  };
  expect(await statementsFor(otherwise)).toBe(await statementsFor(otherwise.slice(0, 1)));
});

test.each([
  ["title", { title: "a\ud800b" }],
  ["lyrics_english", { lyrics_english: "la \udc00" }],
  ["singers", { singers: "Lata, \udbff" }],
  ["notes", { notes: String.raw`[{"line": "la", "note": "\ud800 x"}]` }],
  ["word_meanings", { word_meanings: String.raw`[{"word": "la", "english": "x\udfff"}]` }],
])(
  "half of a character in %s makes its song wrong, and the rest of its part goes in",
  async (field, half) => {
    const broken = { title: `Half ${field}`, lyrics_english: "la", ...half };
    const whole = { title: `Whole ${field} \u{1f3b5}`, lyrics_english: "la" };
    const message = `${field} has half of a character, such as \\ud800. Please type this character anew, or take it out.`;
    for (const isDryRun of [true, false])
      expect(await takePart(sql, part(isDryRun, broken, whole))).toEqual([
        { status: "wrong", message },
        { status: "created" },
      ]);
    expect(await sql`select title from lyrics where title like ${`%${field}%`}`).toEqual([
      { title: whole.title },
    ]);
  },
);

test("a song with over a hundred people of a kind is refused by name, and the rest of its part goes in", async () => {
  const singers = Array.from({ length: 101 }, (_, at) => `Voice ${at}`).join("; ");
  const songs = [
    { title: "Crowd", singers, lyrics_english: "la" },
    { title: "Calm", lyrics_english: "la" },
  ];
  for (const isDryRun of [true, false])
    expect(await takePart(sql, part(isDryRun, ...songs))).toEqual([
      { status: "wrong", message: "A song may have at most 100 singers. Please leave out the others." },
      { status: "created" },
    ]);
});

test("one refused song among many is left out alone", async () => {
  const songs = Array.from({ length: 9 }, (_, number) => ({
    title: number === 5 ? "x".repeat(301) : `Song ${number}`,
    singers: "Asha, asha, Rafi",
    lyrics_english: "la",
    created_at: "2001-01-01",
    ...(number === 2 && {
      translation_english: "x",
      track_number: "3",
      word_meanings: '[{"word":"la","english":"y"}]',
    }),
  }));
  const statuses = (await takePart(sql, part(false, ...songs))).map(({ status }) => status);
  expect(statuses).toEqual(songs.map((_, number) => (number === 5 ? "wrong" : "created")));
  const [saved] = await sql`
    select count(*)::integer as songs, count(distinct c.singer_id)::integer as singers,
      (select count(*)::integer from lyric_translations) as translations,
      (select min(number) from track_numbers) as track
    from lyrics as l join lyrics_singers as c on c.lyric_id = l.id where l.created_at = '2001-01-01'`;
  expect(saved).toEqual({ songs: 16, singers: 2, translations: 1, track: 3 });
});

test.each([
  ["more songs than a part may have", 413, { dryRun: true, songs: Array(mostSongsOfPart + 1).fill({}) }],
  ["more bytes", 413, { dryRun: true, songs: [{ title: "x".repeat(mostBytesOfPart) }] }],
  ["no list", 400, { dryRun: true, songs: {} }],
  ["no purpose", 400, { songs: [] }],
  ["a field of no song", 400, { dryRun: true, songs: [{ id: "1" }] }],
  ["a number", 400, { dryRun: true, songs: [{ year: 1975 }] }],
  ["places that are no list", 400, { dryRun: true, songs: [], further: 1 }],
  ["a place without a song", 400, { dryRun: true, songs: [{}], further: [1] }],
  ["null", 400, null],
])("a part with %s is refused as a whole", (_, status, body) => {
  const refused = (() => {
    try {
      return readPart(JSON.stringify(body));
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(PartRefused);
  expect(refused).toMatchObject({ status });
});

test("a field that is too long makes its song wrong", () => {
  const [song] = part(true, { title: "x", lyrics_english: "l".repeat(longestField + 1) }).songs;
  expect(song?.problem).toBe("lyrics_english has more than 200,000 characters. Please shorten it.");
});
