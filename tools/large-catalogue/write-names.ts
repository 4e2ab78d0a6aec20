/** Writes albums and people of a large catalogue, with their search data. */
import type { TransactionSql } from "postgres";
import { type People, type WrittenNames, years } from "./draw-song.ts";
import { capitalised, makeNames, type Word } from "./make-words.ts";
import { between, randomNumbersOf } from "./random-numbers.ts";

/** How many songs there are for each album or person. */
const songsPerEntry = { albums: 8, singers: 50, lyricists: 100, music_directors: 100 } as const;

/** The number of the first name of each kind, so that kinds share no names. */
const firstNames = { singers: 0, lyricists: 2_000_000, music_directors: 4_000_000 } as const;

/** Album names do not use the commonest words, which would be in two of three names. */
const wordsLeftOut = 100;

/** A time before the first song. */
const namesCreatedAt = "2012-01-01T00:00:00Z";

const batchSize = 5_000;

interface Name {
  readonly name: string;
  readonly year: number | null;
}

/**
 * Writes all names; existing entries of the same name are used.
 * @param songs how many songs there will be
 * @param inTransaction runs its work in a transaction without triggers
 */
export async function writeNames(
  { songs, seed, words }: { readonly songs: number; readonly seed: number; readonly words: readonly Word[] },
  inTransaction: <Result>(work: (sql: TransactionSql) => Promise<Result>) => Promise<Result>,
): Promise<WrittenNames> {
  const countOf = (kind: keyof typeof songsPerEntry) => Math.ceil(songs / songsPerEntry[kind]);
  const write = async (table: keyof typeof songsPerEntry, names: readonly Name[]) => {
    const ids: number[] = [];
    for (let start = 0; start < names.length; start += batchSize) {
      const part = names.slice(start, start + batchSize);
      ids.push(...(await inTransaction((sql) => writeBatch(sql, table, part))));
    }
    return ids;
  };
  const albums = drawAlbums(countOf("albums"), seed, words);
  const albumIds = await write("albums", albums);
  const nameOf = personNames(seed);
  const people = (kind: People) =>
    write(
      kind,
      Array.from({ length: countOf(kind) }, (_, place) => ({
        name: nameOf(firstNames[kind] + place),
        year: null,
      })),
    );
  return {
    albums: albums.map(({ year }, place) => ({ id: albumIds[place] ?? 0, year })),
    singers: await people("singers"),
    lyricists: await people("lyricists"),
    music_directors: await people("music_directors"),
  };
}

/** Names of one to three words with a year, all different. */
function drawAlbums(count: number, seed: number, words: readonly Word[]) {
  const drawn = new Map<string, { readonly name: string; readonly year: number }>();
  for (let number = 0; drawn.size < count; number += 1) {
    const random = randomNumbersOf(seed + 1, number);
    const year = between(years.first, years.last, random);
    const picked = Array.from({ length: between(1, 3, random) }, () => {
      const rank = wordsLeftOut + Math.floor((words.length - wordsLeftOut) * random() ** 2);
      return words[rank]?.roman;
    });
    const name = capitalised(picked.join(" "));
    drawn.set(`${name} ${year}`, { name, year });
  }
  return [...drawn.values()];
}

/** Each number has a different name: given names repeat, each time with the next surname. */
function personNames(seed: number): (number: number) => string {
  const { given, family } = makeNames(seed);
  return (number) => {
    const round = Math.floor(number / given.length);
    const [first, last] = [given[number % given.length], family[(number + round) % family.length]];
    return capitalised(`${first?.roman} ${last?.roman}`);
  };
}

/** @returns the ids of these names, in their order */
async function writeBatch(sql: TransactionSql, table: string, names: readonly Name[]): Promise<number[]> {
  const isAlbum = table === "albums";
  const given = sql`
    (select given.*, private.name_key(given.name) as name_key
     from unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ year }) => year)}::integer[])
       with ordinality as given (name, year, place))`;
  await sql`
    insert into ${sql(table)} (name, name_key, letter, ${isAlbum ? sql`year,` : sql``} created_at, updated_at)
    select name, name_key, private.first_letter(name_key), ${isAlbum ? sql`year,` : sql``}
      ${namesCreatedAt}, ${namesCreatedAt}
    from ${given} as given order by place
    on conflict do nothing`;
  const rows = await sql<{ id: number }[]>`
    select entry.id from ${given} as given
    join ${sql(table)} as entry on entry.name_key = given.name_key
      ${isAlbum ? sql`and entry.year = given.year` : sql``}
    order by given.place`;
  return rows.map(({ id }) => id);
}
