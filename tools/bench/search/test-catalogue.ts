/** Makes the catalogue for measuring search quality: starter songs, famous titles and names, look-alikes. */
import { saveSong } from "#catalogue";
import { pick, randomNumbers } from "#large-catalogue";
import type { Sql } from "#postgres";
import { type OneWordSong, type QuerySet, readCreditedSongs } from "./query-set.ts";

/** How many songs are added at once. */
const batch = 2_000;

/** @param sql a database with only the starter songs */
export async function addFamousSongs(sql: Sql, catalogue: QuerySet["catalogue"]): Promise<void> {
  const { songs, oneWordSongs, albums, singers } = catalogue;
  await sql`insert into singers (name) select unnest(${singers}::text[]) on conflict do nothing`;
  await sql`insert into albums (name) select unnest(${albums}::text[]) on conflict do nothing`;
  await addSongs(sql, [...songs, ...oneWordSongs.map(({ title }) => title)]);
}

export async function addCreditedSongs(sql: Sql): Promise<void> {
  for (const song of readCreditedSongs()) await saveSong(sql, song);
  await sql`analyze`;
}

/**
 * Adds titles of two to six words from existing titles.
 *
 * @param oneWordSongs songs of which the Roman form of the title is used
 */
export async function addLookAlikes(
  sql: Sql,
  count: number,
  oneWordSongs: readonly OneWordSong[],
): Promise<void> {
  const romanOf = new Map(oneWordSongs.map(({ title, roman }) => [title, roman]));
  const titles = (await sql<{ title: string }[]>`select title from lyrics order by id`).map(
    ({ title }) => romanOf.get(title) ?? title,
  );
  const known = new Set(titles.map((title) => title.toLowerCase()));
  const words = titles.flatMap((title) => title.split(/[ ()-]+/).filter(Boolean));
  const random = randomNumbers(7);
  const added = new Set<string>();
  while (added.size < count) {
    const length = 2 + Math.floor(random() * 5);
    const title = Array.from({ length }, () => pick(words, random)).join(" ");
    if (!known.has(title.toLowerCase())) added.add(title);
  }
  await addSongs(sql, [...added]);
}

async function addSongs(sql: Sql, titles: readonly string[]): Promise<void> {
  for (let start = 0; start < titles.length; start += batch) {
    await sql`
      insert into lyrics (title, lyrics_english)
      select title, 'la la la' from unnest(${titles.slice(start, start + batch)}::text[]) as title`;
  }
  await sql`analyze`;
}
