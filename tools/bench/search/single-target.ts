/** Queries for one title or name: how often is it the first result? */
import type { Sql } from "#postgres";
import type { Query, QuerySet } from "./query-set.ts";
import { type Bar, type Place, printScore, scoreHeading } from "./score.ts";

/** Bars of the groups; values without a bar are only printed. */
export interface Bars {
  readonly titlesAndNames: Bar;
  readonly innerLines: Bar;
  readonly all: Bar;
  /** Of titles and names in each form of writing. */
  readonly eachForm: Bar;
}

interface Answer {
  readonly query: Query;
  readonly place: Place;
  readonly first: string | undefined;
}

/** How many meaningless queries may find something. */
const maxFalseHits = 2;

/** @returns whether every bar was reached */
export async function measureSingleTarget(
  sql: Sql,
  set: QuerySet,
  bars: Bars,
  misses: boolean,
): Promise<boolean> {
  const answers: Answer[] = [];
  for (const query of set.queries) answers.push(await ask(sql, query));
  if (misses)
    for (const { query, first, place } of answers)
      if (place !== 0)
        console.log(`    ✗ ${query.kind}, ${query.form}: ${query.query} → ${first}; wanted ${query.wanted}`);
  const falseHits = await countFalseHits(sql, [...set.nonsense, ...set.english], misses);
  return printGroups(answers, bars) && falseHits <= maxFalseHits;
}

const tables: Readonly<Record<string, string>> = {
  singer: "singers",
  lyricist: "lyricists",
  "music director": "music_directors",
  album: "albums",
  film: "albums",
};

async function ask(sql: Sql, query: Query): Promise<Answer> {
  const found = await findFive(sql, query.kind, query.query);
  const index = found.findIndex((name) => name.toLowerCase() === query.wanted.toLowerCase());
  const place = found.length === 0 ? "nothing" : index < 0 ? "missing" : index;
  return { query, place, first: found[0] };
}

/** @returns the first five titles or names, from the search for this kind of entry */
async function findFive(sql: Sql, kind: string, query: string): Promise<readonly string[]> {
  const table = tables[kind] ?? "lyrics";
  const column = table === "lyrics" ? "entry.title" : "entry.name";
  const rows = await sql<{ name: string }[]>`
    select ${sql(column)} as name
    from ${sql(`search_${table}_ids`)}(${query}) with ordinality as hit (id, place)
    join ${sql(table)} as entry on entry.id = hit.id
    order by hit.place limit 5`;
  return rows.map(({ name }) => name);
}

async function countFalseHits(sql: Sql, queries: readonly string[], misses: boolean): Promise<number> {
  let count = 0;
  for (const query of queries) {
    if ((await findFive(sql, "title", query)).length === 0) continue;
    count += 1;
    if (misses) console.log(`    ✗ meaningless: ${query}`);
  }
  console.log(`  ${count} of ${queries.length} meaningless queries find something`);
  return count;
}

function printGroups(answers: readonly Answer[], bars: Bars): boolean {
  const print = (group: string, bar: Bar, isMeant: (query: Query) => boolean) =>
    printScore(
      group,
      answers.filter(({ query }) => isMeant(query)).map(({ place }) => place),
      bar,
    );
  const isName = ({ kind }: Query) => !kind.endsWith("line");
  const kinds = [...new Set(answers.map(({ query }) => query.kind))];
  const forms = [...new Set(answers.map(({ query }) => query.form))];
  console.log(scoreHeading);
  return [
    print("everything", bars.all, () => true),
    print("titles and names", bars.titlesAndNames, isName),
    ...kinds.map((kind) =>
      print(kind, kind === "inner line" ? bars.innerLines : {}, (query) => query.kind === kind),
    ),
    ...forms.map((form) =>
      print(`titles and names, ${form}`, bars.eachForm, (query) => isName(query) && query.form === form),
    ),
  ].every(Boolean);
}
