/**
 * Does the search find what people mean, however they spell it? Asks a fixed set of queries of our search and of two
 * baselines, without and with titles that look alike.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Sql } from "#postgres";
import { type Engine, engines } from "./engines.ts";
import {
  addLookAlikes,
  fillTestCatalogue,
  type Query,
  type QuerySet,
  readQuerySet,
} from "./test-catalogue.ts";

const lookAlikes = 20_000;

/** Shares from 0 to 1. */
interface Score {
  readonly queries: number;
  readonly first: number;
  readonly firstFive: number;
  /** Mean of one divided by the place; 0 where it is not among the first five. */
  readonly reciprocalRank: number;
  readonly nothing: number;
}

/** What a search for these kinds has to reach; `nothing` at most. */
type Bar = Partial<Pick<Score, "first" | "firstFive" | "nothing">>;

const titlesAndNames = "titles and names";
const isLine = ({ kind }: Query) => kind.endsWith("line");

const barsAlone: Readonly<Record<string, Bar>> = {
  [titlesAndNames]: { first: 0.99, firstFive: 0.999 },
  "inner line": { first: 0.95 },
  everything: { nothing: 0.005 },
};
const barsAmongLookAlikes: Readonly<Record<string, Bar>> = {
  ...barsAlone,
  [titlesAndNames]: { first: 0.97, firstFive: 0.995 },
};

/** Of all queries that mean nothing, so many may find something. */
const mostFalseHits = 2;

/** @returns whether every bar was reached */
export async function benchSearchQuality(): Promise<boolean> {
  const set = readQuerySet();
  const dataDir = mkdtempSync(join(tmpdir(), "antara-bench-search-"));
  const database = await openDatabase({
    dataDir,
    starterCatalogue: true,
    log: { ...console, info: () => {} },
  });
  try {
    await fillTestCatalogue(database.sql, set.catalogue);
    const alone = await measure(database.sql, set, "The starter songs and famous titles", barsAlone);
    await addLookAlikes(database.sql, lookAlikes);
    const among = await measure(
      database.sql,
      set,
      `With ${lookAlikes} titles that look alike`,
      barsAmongLookAlikes,
    );
    return alone && among;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  sql: Sql,
  { queries, nonsense, english }: QuerySet,
  heading: string,
  bars: Readonly<Record<string, Bar>>,
): Promise<boolean> {
  console.log(`\n${heading}`);
  let reached = true;
  for (const [name, engine] of engines) {
    const places = await placesOf(sql, engine, queries);
    const falseHits = await countFalseHits(sql, engine, [...nonsense, ...english]);
    const isOurs = engine === engines[0]?.[1];
    console.log(
      `\n  ${name}: ${falseHits} of ${nonsense.length + english.length} meaningless queries find something`,
    );
    console.log(`  ${"".padEnd(24)}queries  success@1  success@5    MRR  nothing`);
    for (const [group, of] of groupsOf(queries)) {
      const score = scoreOf(queries.flatMap((query, i) => (of(query) ? [places[i] ?? null] : [])));
      const below = isOurs ? whatIsMissed(score, bars[group] ?? {}) : "";
      console.log(`  ${group.padEnd(24)}${row(score)}${below}`);
      if (below) reached = false;
    }
    if (isOurs && falseHits > mostFalseHits) reached = false;
  }
  return reached;
}

/** @returns for each query the place of what was wanted from 0; 5 where it is not among the first five, null for no hit */
async function placesOf(sql: Sql, engine: Engine, queries: readonly Query[]): Promise<(number | null)[]> {
  const places: (number | null)[] = [];
  for (const query of queries) {
    const found = await engine(sql, query);
    const place = found.findIndex((name) => name.toLowerCase() === query.wanted.toLowerCase());
    places.push(found.length === 0 ? null : place < 0 ? 5 : place);
  }
  return places;
}

async function countFalseHits(sql: Sql, engine: Engine, queries: readonly string[]): Promise<number> {
  let hits = 0;
  for (const query of queries) if ((await engine(sql, { kind: "title", query })).length > 0) hits += 1;
  return hits;
}

function groupsOf(queries: readonly Query[]): [string, (query: Query) => boolean][] {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const forms = [...new Set(queries.map(({ form }) => form))];
  return [
    ["everything", () => true],
    [titlesAndNames, (query) => !isLine(query)],
    ...kinds.map((kind): [string, (query: Query) => boolean] => [kind, (query) => query.kind === kind]),
    ...forms.map((form): [string, (query: Query) => boolean] => [
      `in ${form}`,
      (query) => query.form === form,
    ]),
  ];
}

function scoreOf(places: readonly (number | null)[]): Score {
  const share = (count: number) => count / places.length;
  return {
    queries: places.length,
    first: share(places.filter((place) => place === 0).length),
    firstFive: share(places.filter((place) => place !== null && place < 5).length),
    reciprocalRank: share(
      places.reduce<number>((sum, place) => sum + (place !== null && place < 5 ? 1 / (place + 1) : 0), 0),
    ),
    nothing: share(places.filter((place) => place === null).length),
  };
}

function whatIsMissed(score: Score, { first = 0, firstFive = 0, nothing = 1 }: Bar): string {
  const isReached = score.first >= first && score.firstFive >= firstFive && score.nothing <= nothing;
  return isReached ? "" : `   below its bar: ${JSON.stringify({ first, firstFive, nothing })}`;
}

function row({ queries, first, firstFive, reciprocalRank, nothing }: Score): string {
  const percent = (share: number, width: number) => `${(100 * share).toFixed(1)} %`.padStart(width);
  return [
    String(queries).padStart(7),
    percent(first, 11),
    percent(firstFive, 11),
    reciprocalRank.toFixed(3).padStart(7),
    percent(nothing, 9),
  ].join("");
}
