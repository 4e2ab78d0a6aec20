/** Queries that want one title or name: how often does it come first, of our search and of the baselines? */
import type { Sql } from "#postgres";
import { baselines, type Engine, ours } from "./engines.ts";
import type { Query, QuerySet } from "./query-set.ts";
import { type Bar, type Place, reaches, scoreHeading, scoreOf, scoreRow } from "./score.ts";

export interface SingleWantedOptions {
  readonly misses: boolean;
  readonly baselines: boolean;
}

interface Asked {
  readonly query: Query;
  readonly place: Place;
  readonly found: readonly string[];
}

const all = "everything";
const titlesAndNames = "titles and names";
const isLine = ({ kind }: Query) => kind.endsWith("line");

export const barsAlone: Readonly<Record<string, Bar>> = {
  [titlesAndNames]: { first: 0.99, firstFive: 0.999 },
  "inner line": { first: 0.95 },
  [all]: { nothing: 0.002 },
};
export const barsAmongLookAlikes: Readonly<Record<string, Bar>> = {
  ...barsAlone,
  [titlesAndNames]: { first: 0.993, firstFive: 0.999 },
};

/** The bar of titles and names in each form, among look-alikes. */
export const barOfAForm: Bar = { first: 0.985 };

/** Of all queries that mean nothing, so many may find something. */
const mostFalseHits = 2;

/**
 * @param bars by the name of a group
 * @param formBar of titles and names in each form
 * @returns whether our search reached every bar
 */
export async function measureSingleWanted(
  sql: Sql,
  set: QuerySet,
  { misses, baselines: withBaselines }: SingleWantedOptions,
  bars: Readonly<Record<string, Bar>>,
  formBar: Bar,
): Promise<boolean> {
  const meaningless = [...set.nonsense, ...set.english];
  const falseHits = await countFalseHits("Antara", ours);
  const asked = await ask(sql, ours, set.queries);
  const reached = report(asked, bars, formBar);
  if (misses) for (const one of asked) if (one.place !== 0) console.log(missed(one));
  if (withBaselines)
    for (const [name, engine] of baselines) {
      await countFalseHits(name, engine);
      report(await ask(sql, engine, set.queries), {}, {});
    }
  return reached && falseHits <= mostFalseHits;

  async function countFalseHits(name: string, engine: Engine): Promise<number> {
    const found = await whichFind(sql, engine, meaningless);
    console.log(`\n  ${name}: ${found.length} of ${meaningless.length} meaningless queries find something`);
    if (misses) for (const query of found) console.log(`    ✗ meaningless: ${query}`);
    return found.length;
  }
}

async function whichFind(sql: Sql, engine: Engine, queries: readonly string[]): Promise<readonly string[]> {
  const finding: string[] = [];
  for (const query of queries)
    if ((await engine(sql, { kind: "title", query })).length > 0) finding.push(query);
  return finding;
}

async function ask(sql: Sql, engine: Engine, queries: readonly Query[]): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (const query of queries) {
    const found = await engine(sql, query);
    const place = found.findIndex((name) => name.toLowerCase() === query.wanted.toLowerCase());
    asked.push({ query, found, place: found.length === 0 ? null : place < 0 ? 5 : place });
  }
  return asked;
}

function report(asked: readonly Asked[], bars: Readonly<Record<string, Bar>>, formBar: Bar): boolean {
  console.log(scoreHeading);
  let reached = true;
  for (const [group, bar, of] of groupsOf(asked, bars, formBar)) {
    const score = scoreOf(asked.flatMap(({ query, place }) => (of(query) ? [place] : [])));
    const isReached = reaches(score, bar);
    console.log(`${scoreRow(group, score)}${isReached ? "" : `   below its bar: ${JSON.stringify(bar)}`}`);
    if (!isReached) reached = false;
  }
  return reached;
}

type Group = readonly [name: string, bar: Bar, of: (query: Query) => boolean];

function groupsOf(
  asked: readonly Asked[],
  bars: Readonly<Record<string, Bar>>,
  formBar: Bar,
): readonly Group[] {
  const kinds = [...new Set(asked.map(({ query }) => query.kind))];
  const forms = [...new Set(asked.map(({ query }) => query.form))];
  const ofTitlesAndNames = (query: Query) => !isLine(query);
  return [
    [all, bars[all] ?? {}, () => true],
    [titlesAndNames, bars[titlesAndNames] ?? {}, ofTitlesAndNames],
    ...kinds.map((kind): Group => [kind, bars[kind] ?? {}, (query) => query.kind === kind]),
    ...forms.map(
      (form): Group => [
        `${titlesAndNames}, ${form}`,
        formBar,
        (query) => query.form === form && ofTitlesAndNames(query),
      ],
    ),
  ];
}

function missed({ query: { kind, form, query, wanted }, place, found }: Asked): string {
  const came = place === null ? "nothing" : `${found[0]}`;
  const where = place === null || place === 5 ? "not found" : `place ${place + 1}`;
  return `    ✗ ${kind}, ${form}: ${query} → ${came}; wanted ${wanted} (${where})`;
}
