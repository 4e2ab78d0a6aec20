/**
 * Each order and each filter of the administrator's lists of people and albums, compared with plain queries, in both
 * modes.
 */
import { expect, test } from "vitest";
import { entriesLacking, openTestDatabase } from "../../postgres/testing/index.ts";
import type { EntryKind } from "../entries/entry-kinds.ts";
import { findListing, type ListingAsked } from "../entries/find-listing.ts";
import { type EntryGap, gapsOfEntries, readEntryGap } from "./gaps.ts";
import { readEntrySort } from "./sorts.ts";

/** @param count entries of each kind */
async function openWith(count: number) {
  const { sql } = await openTestDatabase();
  await sql.begin(async (transaction) => {
    // Their sounds would take seconds.
    await transaction`set local session_replication_role = replica`;
    await transaction.unsafe(`
      insert into singers (name, name_key, image_url)
      select name, name, picture from (
        select chr(97 + n * 7 % 26) || n as name, case n % 3 when 0 then 'https://images.example/p.jpg' end as picture
        from generate_series(1, ${count}) as n) as made;
      insert into albums (name, name_key, year, cover_image_url)
      select name, name, year, picture from (
        select chr(97 + n * 7 % 26) || n / 2 as name, case when n % 5 > 0 then 1950 + n % 20 end as year,
          case n % 3 when 0 then 'https://images.example/p.jpg' end as picture
        from generate_series(1, ${count}) as n) as made;
      insert into person_facts (name_key, other_name, birth_year, about)
      select name_key, case id % 2 when 0 then 'नाम' end, case id % 3 when 0 then 1930 end, case when id % 100 > 0 then 'Sings.' end
      from singers where id % 7 > 0 and (id % 6 <> 5);
      insert into album_facts (album_id, other_name, about)
      select id, case id % 2 when 0 then 'नाम' end, 'A film.' from albums where id % 7 > 0;
      insert into lyrics (title, lyrics_hindi, album_id) select 'Geet', 'क', 1 + n * n % ${count} from generate_series(1, 80) as n;
      insert into lyrics_singers (lyric_id, singer_id, position) select id, 1 + id * id % ${count}, 1 from lyrics`);
  });
  await sql`select private.recount()`;
  await sql`analyze`;
  return sql;
}

/** The page of a list, the first is 0, by the place of a row. */
const pageOf = (place: number) => Math.floor(place / 50);
const lastPageOf = (ids: readonly number[]) => pageOf(ids.length - 1);

const orders = (kind: EntryKind): Readonly<Record<string, string>> => {
  const songs = `(select count(*) from ${kind === "albums" ? "lyrics as l where l.album_id" : "lyrics_singers as l where l.singer_id"} = e.id)`;
  const [year, reversed] = kind === "albums" ? ["e.year,", "e.year desc,"] : ["", ""];
  return {
    default: `e.name_key, ${year} e.id`,
    "name-desc": `e.name_key desc, ${reversed} e.id desc`,
    "songs-desc": `${songs} desc, e.name_key, e.id`,
    "songs-asc": `${songs}, e.name_key desc, e.id desc`,
    ...(kind === "albums" && {
      "year-desc": "e.year desc nulls last, e.name_key, e.id",
      "year-asc": "e.year nulls first, e.name_key desc, e.id desc",
    }),
  };
};

test.each([
  ["singers", 90],
  ["albums", 90],
  ["singers", 360],
  ["albums", 360],
] as const)("the list of %s sorts and filters %d rows by all that it offers", async (kind, count) => {
  const sql = await openWith(count);
  const byPlainQuery = async (condition: string, order: string) =>
    (
      await sql.unsafe<{ id: number }[]>(`select e.id from ${kind} as e where ${condition} order by ${order}`)
    ).map(({ id }) => id);
  /** Of the first two pages and the last one. */
  const asListed = async (asked: ListingAsked) => {
    const first = await findListing(sql, kind, asked);
    const lists = [first];
    for (const page of new Set([2, first.pages]))
      if (page > 1 && page <= first.pages) lists.push(await findListing(sql, kind, { ...asked, page }));
    return lists.flatMap(({ rows }) => rows.map(({ id }) => id));
  };
  const shown = (ids: readonly number[]) =>
    isWhole ? ids : ids.filter((_, place) => [0, 1, lastPageOf(ids)].includes(pageOf(place)));
  const { isWhole, gapCounts } = await findListing(sql, kind);
  expect(isWhole).toBe(count === 90);
  for (const [name, order] of Object.entries(orders(kind))) {
    const sort = readEntrySort(kind, name);
    expect(await asListed({ sort }), name).toEqual(shown(await byPlainQuery("true", order)));
    for (const [gap, lacks] of Object.entries(entriesLacking(kind)) as [EntryGap, string][]) {
      const lacking = await byPlainQuery(lacks, order);
      expect(await asListed({ sort, gap }), `${name}, ${gap}`).toEqual(shown(lacking));
      expect([gap, gapCounts[gap]]).toEqual([gap, lacking.length]);
      const found = await byPlainQuery(`${lacks} and strpos(e.name_key, 'a1') > 0`, order);
      if (!isWhole) expect(await asListed({ sort, gap, filter: "a1" }), `a1, ${name}, ${gap}`).toEqual(found);
    }
  }
});

test("the names of gaps are the same here and in the database, and people have no year", async () => {
  const { sql } = await openTestDatabase();
  for (const [kind, table] of [
    ["singers", "singers"],
    ["music-directors", "music_directors"],
    ["albums", "albums"],
  ] as const)
    expect(await sql`select private.gaps_of(${table}) as names`).toEqual([{ names: gapsOfEntries(kind) }]);
  expect([
    readEntryGap("singers", "year"),
    readEntryGap("albums", "year"),
    readEntrySort("singers", "year-asc"),
  ]).toEqual([null, "year", null]);
});
