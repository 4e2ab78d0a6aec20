import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

beforeEach(async () => {
  for (const table of ["lyrics", "albums", "private.trash"]) await sql`delete from ${sql(table)}`;
});

interface Given {
  readonly genre?: string | null;
  readonly year?: number | null;
  readonly album?: number | null;
  readonly english?: string | null;
  readonly hindi?: string | null;
}

async function addSong({ genre = null, year = null, album = null, english = "La", hindi = null }: Given) {
  const [song] = await sql<{ id: number }[]>`
    insert into lyrics (title, genre, year, album_id, lyrics_english, lyrics_hindi)
    values ('Geet', ${genre}, ${year}, ${album}, ${english}, ${hindi}) returning id`;
  return song?.id ?? 0;
}

async function addAlbum(name: string, year: number | null) {
  const [album] = await sql<{ id: number }[]>`
    insert into albums (name, year) values (${name}, ${year}) returning id`;
  return album?.id ?? 0;
}

const genres = () => sql`select name, slug, songs from private.genres order by songs desc, genre_key`;
const years = () => counts("years");
const letters = () => counts("first_lines");

async function counts(entries: string): Promise<Record<string, number>> {
  const rows = await sql<{ letter: string; count: number }[]>`
    select letter, count from private.totals where entries = ${entries} and count <> 0 order by letter`;
  return Object.fromEntries(rows.map(({ letter, count }) => [letter, count]));
}

describe("the spellings of a genre", () => {
  test.each([
    ["Ghazal", "ghazal", "Gazal", "ग़ज़ल", "GHAZAL "],
    ["Qawwali", "Kavvali", "क़व्वाली", "qawali"],
    ["Semi-Classical", "semi classical", "Semiclassical"],
    ["Bhajan", "भजन", "bhajan"],
  ])("are one genre, by their sound: %s, %s, %s …", async (...spellings) => {
    for (const genre of spellings) await addSong({ genre });
    expect(await genres()).toMatchObject([{ songs: spellings.length }]);
  });

  test("of other sounds are other genres", async () => {
    const others = ["Ghazal", "Geet", "Sufi", "Sad", "Folk", "Qawwali", "Bhajan", "Pop", "Rock", "Romantic"];
    for (const genre of others) await addSong({ genre });
    expect(await genres()).toHaveLength(others.length);
  });

  test("give it the name of most of its songs, and the address of the best one in Roman script", async () => {
    await addSong({ genre: "ग़ज़ल" });
    expect(await genres()).toMatchObject([{ name: "ग़ज़ल", slug: "ghazal" }]);
    await addSong({ genre: "ग़ज़ल" });
    await addSong({ genre: "Ghazal" });
    expect(await genres()).toMatchObject([{ name: "ग़ज़ल", slug: "ghazal", songs: 3 }]);
    await addSong({ genre: "Ghazal" });
    await addSong({ genre: "Ghazal" });
    expect(await genres()).toMatchObject([{ name: "Ghazal", slug: "ghazal", songs: 5 }]);
  });

  test("that have neither letters nor digits are none", async () => {
    for (const genre of ["🎵", "...", "-"]) await addSong({ genre });
    expect(await genres()).toEqual([]);
  });

  test("are found again by the address of their genre, whatever they are", async () => {
    const typed = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.stringMatching(/^[A-Za-zक-ह०-९ा-ौ्ं .&/-]{1,40}$/),
      fc.stringMatching(/^[\u0620-\u064a ]{1,20}$/),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const genre = text.replaceAll("\0", "");
        const [found] = await sql`
          select key, private.genre_key(private.genre_slug(array[${genre}::text])) as again
          from private.genre_key(${genre}::text) as key`;
        if (found?.key !== null) expect(found?.again).toBe(found?.key);
      }),
      { numRuns: 300 },
    );
  });

  test("may have their digits in either script", async () => {
    const [keys] =
      await sql`select private.genre_key('1० का दशक') as one, private.genre_key('10 का दशक') as other`;
    expect(keys?.one).toBe(keys?.other);
  });

  test("of any length are stored", async () => {
    await addSong({ genre: "ﷺ".repeat(100) });
    expect(await genres()).toHaveLength(1);
  });
});

describe("the year of a song", () => {
  test("is its own, else that of its album, and follows both", async () => {
    const album = await addAlbum("Devdas", 1955);
    const [own, albums] = [await addSong({ year: 1954, album }), await addSong({ album })];
    await addSong({});
    expect(await years()).toEqual({ 1954: 1, 1955: 1 });
    await sql`update albums set year = 2002 where id = ${album}`;
    expect(await years()).toEqual({ 1954: 1, 2002: 1 });
    await sql`update lyrics set year = null where id = ${own}`;
    expect(await years()).toEqual({ 2002: 2 });
    await sql`update albums set year = null where id = ${album}`;
    expect(await years()).toEqual({});
    await sql`update lyrics set year = 1990 where id = ${albums}`;
    expect(await years()).toEqual({ 1990: 1 });
    const [group] = await sql`select decade from private.song_groups where lyric_id = ${albums}`;
    expect(group?.decade).toBe(1990);
  });

  test("follows it to another album, and when its album is deleted and restored", async () => {
    const [old, newer] = [await addAlbum("Devdas", 1955), await addAlbum("Naya Devdas", 2002)];
    const id = await addSong({ album: old });
    await sql`update lyrics set album_id = ${newer} where id = ${id}`;
    expect(await years()).toEqual({ 2002: 1 });
    await sql`delete from albums where id = ${newer}`;
    expect(await years()).toEqual({});
    await sql`select private.restore_from_trash((select max(id) from private.trash))`;
    expect(await years()).toEqual({ 2002: 1 });
    await sql`select from private.merge_entries('albums', ${newer}, ${old})`;
    expect(await years()).toEqual({ 1955: 1 });
  });

  test("is right when its own year is removed while its album gets another", async () => {
    const album = await addAlbum("Devdas", 1955);
    const id = await addSong({ year: 1954, album });
    const other = sql.begin(async (transaction) => {
      await transaction`update lyrics set year = null where id = ${id}`;
      await transaction`select pg_sleep(0.3)`;
    });
    await new Promise((done) => setTimeout(done, 100));
    await sql`update albums set year = 2002 where id = ${album}`;
    await other;
    expect(await years()).toEqual({ 2002: 1 });
  });
});

describe("the groups of a song", () => {
  test("go with it into the trash and come back", async () => {
    const id = await addSong({ genre: "Ghazal", year: 1954, english: "Dil", hindi: "दिल" });
    await sql`delete from lyrics where id = ${id}`;
    expect([await genres(), await years(), await letters()]).toEqual([[], {}, {}]);
    expect(await sql`select from private.genre_spellings`).toHaveLength(0);
    await sql`select private.restore_from_trash((select max(id) from private.trash))`;
    expect(await genres()).toMatchObject([{ name: "Ghazal", songs: 1 }]);
    expect([await years(), await letters()]).toEqual([{ 1954: 1 }, { D: 1, द: 1 }]);
  });

  test("are written by those who write through the data service, and not by views", async () => {
    await sql.begin(async (transaction) => {
      await transaction`set local role service_role`;
      await transaction`insert into lyrics (title, genre, lyrics_english) values ('Geet', 'Geet', 'La')`;
      await transaction`update lyrics set genre = 'Ghazal'`;
    });
    expect(await genres()).toMatchObject([{ name: "Ghazal", songs: 1 }]);
    const rows = () => sql`select xmin::text, ctid::text from private.song_groups`;
    const before = await rows();
    await sql`update lyrics set views = views + 1`;
    expect(await rows()).toEqual(before);
  });

  test("go when all songs are removed at once", async () => {
    await addSong({ genre: "Ghazal", year: 1954 });
    await sql`truncate lyrics cascade`;
    expect([await genres(), await years(), await letters()]).toEqual([[], {}, {}]);
  });

  test("are right after a recount of rows written without triggers", async () => {
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        insert into lyrics (title, genre, year, lyrics_english) values ('Geet', 'Ghazal', 1954, 'Dil')`;
    });
    expect(await genres()).toEqual([]);
    await sql`select private.settle_everything()`;
    expect(await genres()).toMatchObject([{ name: "Ghazal", slug: "ghazal", songs: 1 }]);
    expect([await years(), await letters()]).toEqual([{ 1954: 1 }, { D: 1 }]);
    await addSong({ genre: "gazal", year: 1954, english: "Dard" });
    expect(await genres()).toMatchObject([{ songs: 2 }]);
    expect([await years(), await letters()]).toEqual([{ 1954: 2 }, { D: 2 }]);
  });
});

describe("the first line of lyrics", () => {
  test.each([
    ["Dil-e-nadaan tujhe hua kya hai,\nAakhir", "Dil-e-nadaan tujhe hua kya hai", "D"],
    ["“Aaj” phir jeene ki\ntamanna", "“Aaj” phir jeene ki", "A"],
    ["[Chorus]\n\n(Mukhda):\nTere bina", "Tere bina", "T"],
    ["***\nफूल खिले ।\nऔर", "फूल खिले", "फ"],
    ["1942 ki baat", "1942 ki baat", "#"],
  ])("of %j is %j, under %s", async (english, line, letter) => {
    const id = await addSong({ english });
    expect(await sql`select script, line, letter from private.first_lines where lyric_id = ${id}`).toEqual([
      { script: "english", line, letter },
    ]);
  });

  test("is stored for both scripts, follows a change, and is not there without letters", async () => {
    const id = await addSong({ english: "Dil", hindi: "दिल" });
    expect(await letters()).toEqual({ D: 1, द: 1 });
    await sql`update lyrics set lyrics_english = 'Jaan', lyrics_hindi = null where id = ${id}`;
    expect(await letters()).toEqual({ J: 1 });
    await sql`update lyrics set lyrics_english = '***' where id = ${id}`;
    expect(await letters()).toEqual({});
  });
});
