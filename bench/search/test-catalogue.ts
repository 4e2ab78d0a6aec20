/** The catalogue that the quality of the search is measured on: the starter songs, famous titles and names, look-alikes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "#postgres";
import { pick, randomNumbers } from "./random.ts";

export interface Query {
  /** What was asked for: `title`, `inner line`, `singer` … */
  readonly kind: string;
  /** How it is written: `house Roman`, `Devanagari`, `one error` … */
  readonly form: string;
  readonly query: string;
  /** The title or name that should come first. */
  readonly wanted: string;
}

export interface QuerySet {
  /** Titles and names of well-known films, for which there are no lines. */
  readonly catalogue: {
    readonly songs: readonly string[];
    readonly albums: readonly string[];
    readonly singers: readonly string[];
  };
  readonly queries: readonly Query[];
  /** Queries that should find nothing. */
  readonly nonsense: readonly string[];
  readonly english: readonly string[];
}

export function readQuerySet(): QuerySet {
  return JSON.parse(readFileSync(join(import.meta.dirname, "queries.json"), "utf8"));
}

/** So many songs are added at once. */
const batch = 2_000;

/** @param sql a database with the starter songs and nothing else */
export async function fillTestCatalogue(sql: Sql, { songs, albums, singers }: QuerySet["catalogue"]) {
  await sql`insert into singers (name) select unnest(${singers}::text[]) on conflict do nothing`;
  await sql`insert into albums (name) select unnest(${albums}::text[]) on conflict do nothing`;
  await addSongs(sql, songs);
  // What the baselines need to answer in time.
  for (const column of ["title", "lyrics_english", "lyrics_hindi"])
    await sql`create index on lyrics using gin (${sql(column)} extensions.gin_trgm_ops)`;
}

/** Adds titles of two to six words, each word from a title that is there already. */
export async function addLookAlikes(sql: Sql, count: number): Promise<void> {
  const titles = (await sql<{ title: string }[]>`select title from lyrics order by id`).map(
    ({ title }) => title,
  );
  const known = new Set(titles.map((title) => title.toLowerCase()));
  const words = titles.flatMap((title) => title.split(/[ ()-]+/).filter(Boolean));
  const random = randomNumbers(7);
  const made = new Set<string>();
  while (made.size < count) {
    const length = 2 + Math.floor(random() * 5);
    const title = Array.from({ length }, () => pick(words, random)).join(" ");
    if (!known.has(title.toLowerCase())) made.add(title);
  }
  await addSongs(sql, [...made]);
}

async function addSongs(sql: Sql, titles: readonly string[]): Promise<void> {
  for (let start = 0; start < titles.length; start += batch) {
    await sql`
      insert into lyrics (title, lyrics_english)
      select title, 'la la la' from unnest(${titles.slice(start, start + batch)}::text[]) as title`;
  }
  await sql`analyze`;
}
