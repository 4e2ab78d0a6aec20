/**
 * How long does a search take, and how does that grow with the catalogue? Asks a restarted database queries that differ,
 * first among ten thousand generated songs and then among many.
 */
import { findSearchPage } from "#catalogue";
import { CatalogueRefused, refuseSmallDisk } from "#large-catalogue";
import { DatabaseRefusal, type Sql } from "#postgres";
import {
  catalogueSeed,
  dataFolder,
  type Folder,
  fillIfEmpty,
  readFiles,
  withDatabase,
} from "../filled-folder.ts";
import { makeQueries, type ScaleKind, type ScaleQuery, shares } from "./scale-queries.ts";

export interface ScaleOptions {
  readonly songs: number;
  readonly queries: number;
  /** A folder that is kept: filled if it has no songs; left out, one that is thrown away. */
  readonly dataDir?: string | undefined;
}

const fewSongs = 10_000;
/** Of the queries, so many are asked of the whole page of results too. */
const pages = 200;

/** Milliseconds of the 95th percentile: over all, and of each kind. */
const barOverAll = 25;
const barOfAKind = 100;

interface Timed extends ScaleQuery {
  readonly milliseconds: number;
  /** The first five. */
  readonly hits: readonly number[];
}

/** @returns whether every bar was reached among the many songs */
export async function benchSearchScale({ songs, queries, dataDir }: ScaleOptions): Promise<boolean> {
  try {
    const few = await measure(dataFolder(), fewSongs, queries, undefined);
    const folder = dataFolder(dataDir);
    await refuseSmallDisk(folder.path, songs);
    return (await measure(folder, songs, queries, few.medians)).reached;
  } catch (error) {
    if (!(error instanceof CatalogueRefused || error instanceof DatabaseRefusal)) throw error;
    console.error(error.message);
    return false;
  }
}

type Medians = ReadonlyMap<string, number>;

async function measure(
  folder: Folder,
  songs: number,
  queries: number,
  before: Medians | undefined,
): Promise<{ readonly medians: Medians; readonly reached: boolean }> {
  try {
    const asked = await withDatabase(folder.path, 2, async (sql) => {
      await fillIfEmpty(sql, songs);
      return makeQueries(sql, queries, catalogueSeed);
    });
    await readFiles(folder.path);
    // Nothing of a query is known to a server that has just been started.
    const times = await withDatabase(folder.path, 1, (sql) => ask(sql, asked));
    const pageTimes = await withDatabase(folder.path, 1, (sql) => askPages(sql, asked.slice(0, pages)));
    const [found, count] = await withDatabase(folder.path, 1, async (sql) => [
      await findWanted(sql, times),
      Number((await sql`select count(*) from lyrics`)[0]?.count),
    ]);
    console.log(`\n${count.toLocaleString("en")} songs, ${asked.length} queries, milliseconds`);
    const result = printTimes(times, found, before);
    printPages(pageTimes);
    printSlowest(times);
    return result;
  } finally {
    folder.remove();
  }
}

async function ask(sql: Sql, asked: readonly ScaleQuery[]): Promise<readonly Timed[]> {
  // Connecting and reading the catalogs is not searching.
  await sql`select lyric_id from search_lyrics_ids('zz')`;
  const times: Timed[] = [];
  for (const one of asked) {
    const startedAt = performance.now();
    const hits = await sql<{ lyric_id: number }[]>`select lyric_id from search_lyrics_ids(${one.query})`;
    const milliseconds = performance.now() - startedAt;
    times.push({ ...one, milliseconds, hits: hits.slice(0, 5).map(({ lyric_id }) => lyric_id) });
  }
  return times;
}

/** @returns milliseconds */
async function askPages(sql: Sql, asked: readonly ScaleQuery[]): Promise<readonly number[]> {
  await findSearchPage(sql, { q: "zz", type: "songs", page: 1 });
  const times: number[] = [];
  for (const { query } of asked) {
    const startedAt = performance.now();
    await findSearchPage(sql, { q: query, type: "songs", page: 1 });
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** How it can be told that one of the songs $1 is what was wanted: $2 in Roman letters, $3 in Devanagari. */
const conditions: Readonly<Record<ScaleKind, string>> = {
  title: "lower(l.title) = lower($2) or l.title = $3",
  name: `a.name = $2 or exists (
    select from lyrics_singers as c join singers as p on p.id = c.singer_id where c.lyric_id = l.id and p.name = $2)`,
  line: "strpos(lower(l.lyrics_english), lower($2)) > 0 or strpos(l.lyrics_hindi, $3) > 0",
  "common word": "strpos(lower(l.lyrics_english), $2) > 0 or strpos(l.lyrics_hindi, $3) > 0",
};

/** @returns for each query whether one of its first five is what was wanted; asked last, since it reads the songs */
async function findWanted(sql: Sql, times: readonly Timed[]): Promise<readonly boolean[]> {
  const found: boolean[] = [];
  for (const { kind, wanted, hits } of times) {
    const rows = await sql.unsafe(
      `select from lyrics as l left join albums as a on a.id = l.album_id
       where l.id = any ($1::bigint[]) and (${conditions[kind]}) and concat($2::text, $3::text) <> '' limit 1`,
      [hits as number[], wanted.roman, wanted.hindi],
    );
    found.push(rows.length > 0);
  }
  return found;
}

const kinds: readonly ("all" | ScaleKind)[] = ["all", ...(Object.keys(shares) as ScaleKind[])];
const columns = (cells: readonly string[]) => cells.map((cell) => cell.padStart(10)).join("");
const row = (name: string, cells: readonly string[]) => `  ${name.padEnd(14)}${columns(cells)}`;
const shown = (milliseconds: number) => milliseconds.toFixed(1);

function printTimes(times: readonly Timed[], found: readonly boolean[], before: Medians | undefined) {
  const medians = new Map<string, number>();
  let reached = true;
  console.log(row("", ["queries", "p50", "p95", "maximum", "growth", "found"]));
  for (const kind of kinds) {
    const places = times.flatMap((one, place) => (kind === "all" || one.kind === kind ? [place] : []));
    const { p50, p95, maximum } = percentiles(places.map((place) => times[place]?.milliseconds ?? 0));
    const share = places.filter((place) => found[place]).length / places.length;
    const first = before?.get(kind);
    const bar = kind === "all" ? barOverAll : barOfAKind;
    medians.set(kind, p50);
    console.log(
      row(kind, [
        String(places.length),
        ...[p50, p95, maximum].map(shown),
        first ? `${(p50 / first).toFixed(1)} x` : "",
        `${(100 * share).toFixed(1)} %`,
      ]) + (p95 < bar ? "" : `   above its bar: p95 ${bar}`),
    );
    if (p95 >= bar) reached = false;
  }
  return { medians, reached };
}

function percentiles(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), maximum: at(1) };
}

function printPages(times: readonly number[]): void {
  const { p50, p95, maximum } = percentiles(times);
  console.log(row("whole page", [String(times.length), ...[p50, p95, maximum].map(shown)]));
}

function printSlowest(times: readonly Timed[]): void {
  console.log("  slowest:");
  for (const { kind, query, milliseconds } of times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 5))
    console.log(`  ${shown(milliseconds).padStart(10)}  ${kind}: ${query}`);
}
