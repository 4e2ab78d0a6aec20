/** Runs on one server: what it executes is executed on both by `search-by-fields` and `kept-counts`. */
import { beforeEach, describe, expect, test } from "vitest";
import { openPool } from "../../pool.ts";
import { openTestDatabase, waitUntilSomebodyWaits } from "../../testing/index.ts";

const { sql, address } = await openTestDatabase();

beforeEach(async () => {
  for (const table of ["lyrics", "private.trash", "private.merged_genres"])
    await sql`delete from ${sql(table)}`;
});

/** @returns the id of the last one */
async function addSongs(genre: string, count = 1): Promise<number> {
  const songs = await sql<{ id: number }[]>`
    insert into lyrics (title, lyrics_english, genre) select 'Geet', 'La', ${genre}
    from generate_series(1, ${count}) returning id`;
  return songs.at(-1)?.id ?? 0;
}

/** @param genre a spelling of the genre to rename */
const rename = (genre: string, to: string, database = sql) =>
  database`select * from private.rename_genre(private.genre_of(${genre}), ${to})`;
const part = (genre: string) => sql`select * from private.part_genre(private.genre_key(${genre}), '{}')`;

const genres = () => sql`select name, slug, songs from private.genres order by songs desc, genre_key`;
const spellings = async () =>
  (await sql`select genre, count(*) from lyrics group by 1 order by 1`).map((row) => ({ ...row }));
/** Those to which an address or a spelling leads. */
async function genreAt(spelling: string) {
  const [found] = await sql`select name from private.genres where genre_key = private.genre_of(${spelling})`;
  return found?.name;
}

describe("a renamed genre", () => {
  test("has one spelling for all its songs, and the number of those that had another is told", async () => {
    await addSongs("Ghazal", 3);
    await addSongs("gazal", 2);
    await addSongs("ग़ज़ल");
    expect(await rename("Ghazal", " Ghazal ")).toEqual([{ name: "Ghazal", changed: 3, songs: 6 }]);
    expect(await spellings()).toEqual([{ genre: "Ghazal", count: 6 }]);
    expect(await genres()).toEqual([{ name: "Ghazal", slug: "ghazal", songs: 6 }]);
    expect(await sql`select from private.merged_genres`).toHaveLength(0);
  });

  test("is found at its former address, and gets the songs that are saved with its former name", async () => {
    await addSongs("Gana", 2);
    await rename("Gana", "Geet");
    expect(await genres()).toEqual([{ name: "Geet", slug: "geet", songs: 2 }]);
    await addSongs("gaana");
    expect(await genres()).toEqual([{ name: "Geet", slug: "geet", songs: 3 }]);
    expect(await genreAt("gana")).toBe("Geet");
  });

  test("may get its former name back", async () => {
    await addSongs("Gana", 2);
    await rename("Gana", "Geet");
    expect(await rename("Geet", "Gana")).toEqual([{ name: "Gana", changed: 2, songs: 2 }]);
    expect(await genres()).toEqual([{ name: "Gana", slug: "gana", songs: 2 }]);
    expect([await genreAt("gana"), await genreAt("geet")]).toEqual(["Gana", "Gana"]);
    await addSongs("Geet");
    expect(await genres()).toEqual([{ name: "Gana", slug: "gana", songs: 3 }]);
  });

  test("needs a letter, and must exist", async () => {
    await addSongs("Gana");
    for (const name of ["", "...", "🎵"]) expect(await rename("Gana", name)).toEqual([]);
    expect(await rename("Thumri", "Gana")).toEqual([]);
    await expect(rename("Gana", "a".repeat(101))).rejects.toThrow("genre_is_at_most_100_characters");
    expect(await genres()).toEqual([{ name: "Gana", slug: "gana", songs: 1 }]);
  });
});

describe("a merged genre", () => {
  test("gives its songs to the other one, whose name they get, however that was typed", async () => {
    await addSongs("Ghazals", 3);
    await addSongs("Ghazal", 2);
    expect(await rename("Ghazals", "gazal")).toEqual([{ name: "Ghazal", changed: 3, songs: 5 }]);
    expect(await spellings()).toEqual([{ genre: "Ghazal", count: 5 }]);
    expect(await genreAt("ghazals")).toBe("Ghazal");
  });

  test("is found by the search under its new name, and not under its former one", async () => {
    await addSongs("Pop");
    await addSongs("Folk");
    const hits = (query: string) => sql`select from search_lyrics_ids(${query})`;
    expect([await hits("geet pop"), await hits("geet folk")].map(({ length }) => length)).toEqual([1, 1]);
    await rename("Pop", "Folk");
    expect([await hits("geet pop"), await hits("geet folk")].map(({ length }) => length)).toEqual([0, 2]);
  });

  test("leads on after another merge, and never in a circle", async () => {
    await addSongs("Pop");
    await addSongs("Rock");
    await addSongs("Folk");
    await rename("Pop", "Rock");
    await rename("Rock", "Folk");
    for (const spelling of ["Pop", "Rock", "Folk"]) expect(await genreAt(spelling)).toBe("Folk");
    // "Pop" means Folk now, so its name changes and nothing is merged.
    await rename("Folk", "Pop");
    await rename("Pop", "Rock");
    await rename("Rock", "Folk");
    for (const spelling of ["Pop", "Rock", "Folk"]) expect(await genreAt(spelling)).toBe("Folk");
    expect(await genres()).toEqual([{ name: "Folk", slug: "folk", songs: 3 }]);
  });

  test("gathers songs that are restored, or saved by a transaction that was going on", async () => {
    const id = await addSongs("Ghazals", 2);
    await addSongs("Ghazal");
    await sql`delete from lyrics where id = ${id}`;
    const other = openPool(address, { connections: 1 });
    let merge: Promise<unknown> | undefined;
    await other.begin(async (transaction) => {
      await transaction`insert into lyrics (title, lyrics_english, genre) values ('Geet', 'La', 'Ghazals')`;
      merge = rename("Ghazals", "Ghazal").execute();
      await waitUntilSomebodyWaits(sql);
    });
    await merge;
    await other.end();
    await sql`select private.restore_from_trash((select max(id) from private.trash))`;
    expect(await genres()).toEqual([{ name: "Ghazal", slug: "ghazal", songs: 4 }]);
  });

  test("is merged after a recount, and after a change of the rules of sound", async () => {
    await addSongs("Ghazals", 2);
    await addSongs("Ghazal");
    await rename("Ghazals", "Ghazal");
    await addSongs("Ghazals");
    await sql`select private.recount()`;
    expect(await genres()).toEqual([{ name: "Ghazal", slug: "ghazal", songs: 4 }]);
    await sql`update private.merged_genres set genre_key = 'old', into_key = 'older'`;
    await sql`delete from private.sound_rules`;
    await sql`select private.renew_sounds()`;
    expect(await genreAt("Ghazals")).toBe("Ghazal");
    expect(await genres()).toEqual([{ name: "Ghazal", slug: "ghazal", songs: 4 }]);
  });

  test("is one of its own again when the merge is forgotten, with the songs that were saved since", async () => {
    await addSongs("Pop", 2);
    await addSongs("Folk");
    await rename("Pop", "Folk");
    await addSongs("pop");
    expect(await part("Pop")).toEqual([{ spelling: "Pop" }]);
    expect(await genres()).toEqual([
      { name: "Folk", slug: "folk", songs: 3 },
      { name: "pop", slug: "pop", songs: 1 },
    ]);
    expect(await part("Pop")).toEqual([]);
    await sql`delete from lyrics where genre = 'pop'`;
    expect(await genreAt("Pop")).toBeUndefined();
  });
});

test("a merge and its being forgotten are told to all who show genres", async () => {
  await addSongs("Pop", 2);
  const versions = async () => (await sql`select count(*) from private.catalogue_versions`)[0]?.count;
  const before = await versions();
  await rename("Pop", "Folk");
  await part("Pop");
  expect(await versions()).toBe(before + 2);
});

describe("the usual spelling of a genre in Devanagari", () => {
  test("is the address of the genre while nobody has typed it in Roman letters", async () => {
    await addSongs("क़व्वाली");
    await addSongs("लोक गीत");
    expect((await genres()).map(({ slug }) => slug).sort()).toEqual(["lok-geet", "qawwali"]);
  });

  test("sounds like the genre, for each of them", async () => {
    const [source] = await sql`select prosrc from pg_proc where proname = 'usual_genre_slug'`;
    const rows = [...String(source?.prosrc).matchAll(/\('([^']+)', '([^']+)'\)/g)];
    expect(rows.length).toBeGreaterThan(20);
    for (const [, words = "", slug = ""] of rows) {
      const [found] = await sql`
        select private.genre_key(${words}) = private.genre_key(${slug}) as same,
          private.genre_slug(array[${words}]) as slug`;
      expect(found, words).toEqual({ same: true, slug: slug.replaceAll(" ", "-") });
    }
  });
});

test("a genre whose songs are all of the one that is parted from it is gone", async () => {
  await addSongs("Pop");
  await rename("Pop", "Geet");
  await sql`delete from lyrics`;
  await addSongs("Pop");
  await part("Pop");
  expect(await genres()).toMatchObject([{ name: "Pop", songs: 1 }]);
});

test("a song that is saved just before, in the same transaction, is of the genre that is parted", async () => {
  await addSongs("Rock");
  await addSongs("Pop");
  await rename("Pop", "Rock");
  await sql.begin(async (transaction) => {
    await transaction`insert into lyrics (title, lyrics_english, genre) values ('Geet', 'La', 'Pop')`;
    await transaction`select from private.part_genre(private.genre_key('Pop'), '{}')`;
  });
  expect(await genres()).toMatchObject([
    { name: "Rock", songs: 2 },
    { name: "Pop", songs: 1 },
  ]);
});

test("a song that gets another genre just before, in the same transaction, is not renamed", async () => {
  await addSongs("Rock", 2);
  await sql.begin(async (transaction) => {
    await transaction`update lyrics set genre = 'Pop' where id = (select min(id) from lyrics)`;
    await transaction`select from private.rename_genre(private.genre_key('Rock'), 'Jazz')`;
  });
  expect(await sql`select genre from lyrics order by id`).toEqual([{ genre: "Pop" }, { genre: "Jazz" }]);
});
