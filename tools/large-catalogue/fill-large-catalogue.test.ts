import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { fillLargeCatalogue } from "./fill-large-catalogue.ts";
import { requireDiskSpace } from "./require-disk-space.ts";

const songs = 200;
const quiet = () => {};
const { sql } = await openTestDatabase();
await fillLargeCatalogue(sql, { songs, seed: 1, say: quiet });

const credits = [
  ["lyrics_singers", "singer_id"],
  ["lyrics_lyricists", "lyricist_id"],
  ["lyrics_music_directors", "music_director_id"],
] as const;

type Sql = typeof sql;

const digestOf = async (database: Sql) =>
  Promise.all(
    ["albums", "singers", "lyrics", ...credits.map(([table]) => table)].map(async (table) => {
      const [row] = await database.unsafe(
        `select md5(string_agg(t::text, e'\\n' order by t::text)) as md5 from ${table} as t`,
      );
      return row?.md5;
    }),
  );

describe("generated rows are the same as triggers would store them", () => {
  /** Writes the rows again with triggers. @returns the rows that differ */
  async function differences(table: string, given: string, key: string): Promise<readonly unknown[]> {
    let found: readonly unknown[] = [];
    await sql
      .begin(async (transaction) => {
        await transaction.unsafe(`
          create temporary table kept on commit drop as select * from ${table};
          set local session_replication_role = replica;
          delete from ${table};
          set local session_replication_role = origin;
          insert into ${table} (${given}) select ${given} from kept order by ${key}`);
        const rows = (of: string) => `select to_jsonb(t) - 'updated_at' from ${of} as t`;
        const difference = (from: string, to: string) => `(${rows(from)} except all ${rows(to)})`;
        found = await transaction.unsafe(
          `${difference(table, "kept")} union all ${difference("kept", table)}`,
        );
        throw new Error("rolled back");
      })
      .catch((error: Error) => {
        if (error.message !== "rolled back") throw error;
      });
    return found;
  }

  test.each(["singers", "lyricists", "music_directors"])("%s: key and letter of the name", async (table) => {
    expect(await differences(table, "id, name, image_url, created_at", "id")).toEqual([]);
  });

  test("albums: key and letter of the name", async () => {
    expect(await differences("albums", "id, name, year, cover_image_url, created_at", "id")).toEqual([]);
  });

  test("songs: texts are normalised", async () => {
    const given =
      "id, title, lyrics_english, lyrics_hindi, genre, views, year, album_id, cover_image_url, created_at";
    expect(await differences("lyrics", given, "id")).toEqual([]);
  });

  test.each(credits)("%s: positions without gaps, of existing people", async (table, column) => {
    expect(await differences(table, `lyric_id, ${column}, created_at`, "lyric_id, position")).toEqual([]);
  });

  test("the search data is the same as for saved songs", async () => {
    for (const table of ["search_titles", "search_lines", "search_title_keys", "search_fields"]) {
      const rows = () => sql`select * from private.${sql(table)} order by lyric_id`;
      const written = await rows();
      expect(written).toHaveLength(songs);
      await sql`select private.write_songs(a.ids, a.ids, a.ids, a.ids, a.ids, a.ids)
        from (select array_agg(id) as ids from lyrics) as a`;
      expect(await rows(), table).toEqual(written);
    }
  });

  test("each song and each name can be found by a search", async () => {
    for (const table of ["search_titles", "search_lines", "search_fields"])
      expect(await sql`select count(*) from private.${sql(table)}`).toMatchObject([{ count: songs }]);
    for (const table of ["albums", "singers", "lyricists", "music_directors"]) {
      const [row] = await sql`
        select (select count(*) from ${sql(table)}) as names, count(*) as found
        from private.search_names where entries = ${table}`;
      expect(row?.found, table).toBe(row?.names);
    }
    const [song] = await sql<{ id: number; title: string }[]>`
      select id, title from lyrics order by length(title) desc, id limit 1`;
    const hits = await sql`select lyric_id from search_lyrics_ids(${song?.title ?? ""})`;
    expect(hits[0]?.lyric_id).toBe(song?.id);
  });

  test("the stored counts are right", async () => {
    const kept = () => sql`
      select entries, entry_id, name_key, songs, views from private.song_counts
      union all select entries, null, letter, count, views from private.totals order by 1, 2, 3`;
    const written = await kept();
    expect(written.length).toBeGreaterThan(songs / 10);
    await sql`select private.recount()`;
    expect(await kept()).toEqual(written);
  });

  test("the database has the same indexes as an empty one", async () => {
    const untouched = await openTestDatabase();
    const indexes = (of: Sql) => of`
      select indexdef from pg_indexes where schemaname in ('public', 'private') order by indexname`;
    expect(await indexes(sql)).toEqual(await indexes(untouched.sql));
  });

  test("the catalogue has a new version, and subscribers are notified of many changes", async () => {
    expect(await sql`select count(*) from private.catalogue_versions`).toMatchObject([{ count: 1 }]);
    expect(await sql`select type, place from private.changes`).toEqual([{ type: "MANY", place: 1 }]);
  });

  test("a song that is saved later gets a higher id, and its triggers run", async () => {
    const [song] = await sql<{ id: number; title: string }[]>`
      insert into lyrics (title, lyrics_english) values ('  Naya  geet ', 'la') returning id, title`;
    expect(song).toEqual({ id: songs + 1, title: "Naya geet" });
    await sql`delete from lyrics where id = ${songs + 1}`;
  });

  test("the list of dropped indexes is removed", async () => {
    expect(await sql`select to_regclass('private.dropped_search_indexes') as table`).toEqual([
      { table: null },
    ]);
  });
});

describe("a generated song", () => {
  test("has 13 to 20 lines of 4 to 7 words, the same number in both scripts", async () => {
    const both = await sql<{ lyrics_english: string; lyrics_hindi: string }[]>`
      select lyrics_english, lyrics_hindi from lyrics
      where lyrics_english is not null and lyrics_hindi is not null`;
    expect(both.length / songs).toBeGreaterThan(0.55);
    const countWords = (text: string) => text.split("\n").map((line) => line.split(" ").length);
    for (const { lyrics_english, lyrics_hindi } of both) {
      const counts = countWords(lyrics_english);
      expect(countWords(lyrics_hindi)).toEqual(counts);
      const lines = lyrics_english.split("\n").filter(Boolean);
      expect(lines.length).toBeGreaterThanOrEqual(13);
      expect(lines.length).toBeLessThanOrEqual(20);
      for (const line of lines)
        expect(line.split(" ").length, line).toSatisfy((n: number) => n >= 4 && n <= 7);
    }
  });

  test("has stanzas of four lines, and repeats the first two lines after each later one", async () => {
    const texts = await sql<{ text: string }[]>`
      select coalesce(lyrics_english, lyrics_hindi) as text from lyrics`;
    for (const { text } of texts) {
      const [first = [], ...later] = text.split("\n\n").map((stanza) => stanza.split("\n"));
      expect(first).toHaveLength(4);
      for (const [place, stanza] of later.entries()) {
        expect(stanza.slice(-2)).toEqual(first.slice(0, 2));
        if (place < later.length - 1) expect(stanza).toHaveLength(6);
      }
    }
  });

  test("has a title of 2 to 6 words, in a script of its lyrics", async () => {
    const titles = await sql<{ title: string; lyrics: string }[]>`
      select title, coalesce(lyrics_english, lyrics_hindi) as lyrics from lyrics`;
    for (const { title, lyrics } of titles) {
      expect(title.split(" ").length).toSatisfy((n: number) => n >= 2 && n <= 6);
      expect(lyrics.toLowerCase()).toSatisfy((text: string) => text.startsWith(`${title.toLowerCase()} `));
    }
  });

  test("has one to three singers", async () => {
    const [row] = await sql`
      select min(singers), max(singers), (select count(*) from lyrics) = count(*) as "allHaveSome"
      from (select count(*)::integer as singers from lyrics_singers group by lyric_id) as each`;
    expect(row).toEqual({ min: 1, max: 3, allHaveSome: true });
  });

  test("has few views in most cases, and very many in a few", async () => {
    const [row] = await sql<{ median: number; most: number }[]>`
      select percentile_disc(0.5) within group (order by views)::integer as median, max(views)::integer as most
      from lyrics`;
    expect(row?.median).toBeLessThan(100);
    expect(row?.most).toBeGreaterThan(100 * (row?.median ?? 0));
  });
});

test("the same seed gives the same catalogue, and another seed another", async () => {
  const digests = [];
  for (const seed of [1, 1, 2]) {
    const { sql } = await openTestDatabase();
    await fillLargeCatalogue(sql, { songs: 10, seed, say: quiet });
    digests.push(await digestOf(sql));
  }
  const [one = [], same, other = []] = digests;
  expect(same).toEqual(one);
  for (const [place, digest] of other.entries()) expect(digest).not.toBe(one[place]);
});

describe("a database with songs", () => {
  test("is refused without the option to add, which adds different songs", async () => {
    const own = await openTestDatabase();
    await own.sql`insert into lyrics (title, lyrics_english) values ('Mera geet', 'la')`;
    const asked = { songs: 10, seed: 1, say: quiet };
    await expect(fillLargeCatalogue(own.sql, asked)).rejects.toThrow(
      /has songs that are not starter songs.*--add/s,
    );
    expect(await own.sql`select count(*) from lyrics`).toMatchObject([{ count: 1 }]);
    await fillLargeCatalogue(own.sql, { ...asked, add: true });
    expect(await fillLargeCatalogue(own.sql, { ...asked, add: true })).toEqual({ first: 12, last: 21 });
    const [{ texts } = { texts: 0 }] = await own.sql<{ texts: number }[]>`
      select count(distinct coalesce(lyrics_english, lyrics_hindi))::integer as texts from lyrics`;
    expect(texts).toBe(21);
  });

  test("is accepted when they are starter songs", async () => {
    const starter = await openTestDatabase({ starterSongs: true });
    expect(await fillLargeCatalogue(starter.sql, { songs: 10, seed: 1, say: quiet })).toEqual({
      first: 53,
      last: 62,
    });
  });
});

test("a login that cannot disable triggers is refused with the command for a superuser", async () => {
  const limited = await openTestDatabase({ connections: 1 });
  const role = `antara_test_${randomBytes(6).toString("hex")}`;
  await limited.sql.unsafe(`
    create role ${role}; grant usage on schema private to ${role};
    grant select on public.lyrics, private.starter_rows to ${role}; set role ${role}`);
  await expect(fillLargeCatalogue(limited.sql, { songs: 10, seed: 1, say: quiet })).rejects.toThrow(
    "grant set on parameter session_replication_role",
  );
  await limited.sql.unsafe(`reset role; drop owned by ${role}; drop role ${role}`);
});

test("a disk that is too small is refused, even for a folder that does not exist yet", async () => {
  const folder = join(tmpdir(), "not", "there");
  await expect(requireDiskSpace(folder, 1e12)).rejects.toThrow(
    /need about .* GB of disk, and .* has .* GB free/,
  );
  await expect(requireDiskSpace(folder, 1)).resolves.toBeUndefined();
});
