/**
 * How long does a search take, and how does that grow with the catalogue? Runs different queries on a restarted
 * database, among ten thousand generated songs and then among many.
 */
import { requireDiskSpace } from "#large-catalogue";
import type { Sql } from "#postgres";
import type { BenchOptions } from "../bench.ts";
import { catalogueSeed, dataFolder, fillWithSongs, readFiles, withDatabase } from "../harness/data-folder.ts";
import { makeQueries, type ScaleKind, type ScaleQuery, shares } from "./scale-queries.ts";

const fewSongs = 10_000;

const fullQueries = 2_000;
const quickQueries = 200;

/** Milliseconds of the 95th percentile, of all queries and of each kind. */
const barOverAll = 25;
const barOfEachKind = 100;

interface Timed extends ScaleQuery {
  readonly milliseconds: number;
}

/** @returns whether every bar was reached among the many songs */
export async function benchSearchScale({ songs, dataDir, quick }: BenchOptions): Promise<boolean> {
  const queries = quick ? quickQueries : fullQueries;
  using fewFolder = dataFolder();
  using manyFolder = dataFolder(dataDir);
  await requireDiskSpace(manyFolder.path, songs);
  const few = await measure(fewFolder.path, fewSongs, queries);
  return printTimes(few, await measure(manyFolder.path, songs, queries));
}

async function measure(folder: string, songs: number, count: number): Promise<readonly Timed[]> {
  await fillWithSongs(folder, songs);
  const queries = await withDatabase(folder, { connections: 1 }, (sql) =>
    makeQueries(sql, count, catalogueSeed),
  );
  await readFiles(folder);
  // A server that was just started has no cached queries.
  return withDatabase(folder, { connections: 1 }, (sql) => ask(sql, queries));
}

async function ask(sql: Sql, queries: readonly ScaleQuery[]): Promise<readonly Timed[]> {
  // The first query connects and loads the catalogs, which is not measured.
  await sql`select lyric_id from search_lyrics_ids('zz')`;
  const times: Timed[] = [];
  for (const query of queries) {
    const startedAt = performance.now();
    await sql`select lyric_id from search_lyrics_ids(${query.query})`;
    times.push({ ...query, milliseconds: performance.now() - startedAt });
  }
  return times;
}

const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(14)}${cells.map((cell) => cell.padStart(10)).join("")}`;

/** @returns whether every bar was reached among the many */
function printTimes(few: readonly Timed[], many: readonly Timed[]): boolean {
  console.log(`\n${row("milliseconds", ["queries", "p50", "p95", "maximum", "growth"])}`);
  const kinds: readonly ("all" | ScaleKind)[] = ["all", ...(Object.keys(shares) as ScaleKind[])];
  const reached = kinds.map((kind) => {
    const timesOf = (times: readonly Timed[]) =>
      times.filter((time) => kind === "all" || time.kind === kind).map(({ milliseconds }) => milliseconds);
    const times = timesOf(many);
    const { p50, p95, maximum } = percentiles(times);
    const growth = `${(p50 / percentiles(timesOf(few)).p50).toFixed(1)} x`;
    const bar = kind === "all" ? barOverAll : barOfEachKind;
    const missedBar = p95 < bar ? "" : `   above its bar: p95 ${bar}`;
    const cells = [p50, p95, maximum].map((milliseconds) => milliseconds.toFixed(1));
    console.log(row(kind, [String(times.length), ...cells, growth]) + missedBar);
    return p95 < bar;
  });
  for (const { kind, query, milliseconds } of slowest(many))
    console.log(`  ${milliseconds.toFixed(1).padStart(10)}  slowest ${kind}: ${query}`);
  return reached.every(Boolean);
}

function percentiles(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), maximum: at(1) };
}

function slowest(times: readonly Timed[]): readonly Timed[] {
  return times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5);
}
