/** Is what somebody is typing among the suggestions before it is typed? */
import { findSuggestions } from "#catalogue";
import type { Sql } from "#postgres";
import type { Query } from "./query-set.ts";
import { percent } from "./score.ts";

/** By the kind of a query; a title may be a famous one or one of the starter songs. */
const kinds: Readonly<Record<string, string>> = {
  title: "song",
  "film title": "song",
  film: "album",
  album: "album",
  singer: "singer",
  lyricist: "lyricist",
  "music director": "music_director",
};

/** Prints how many find what was wanted, of all and in each form. There is no bar. */
export async function measureSuggestions(
  sql: Sql,
  queries: readonly Query[],
  { misses }: { misses: boolean },
): Promise<void> {
  const found = new Map<Query, boolean>();
  for (const query of queries) {
    const suggested = await findSuggestions(sql, query.query);
    const isThere = suggested.some(({ kind, name }) => kind === kinds[query.kind] && name === query.wanted);
    found.set(query, isThere);
    if (misses && !isThere)
      console.log(`    ✗ ${query.query} → ${suggested[0]?.name ?? "nothing"}; wanted ${query.wanted}`);
  }
  const forms = [...new Set(queries.map(({ form }) => form))];
  const groups: [string, readonly Query[]][] = [
    ["everything", queries],
    ...forms.map((form): [string, readonly Query[]] => [
      `in ${form}`,
      queries.filter((query) => query.form === form),
    ]),
  ];
  console.log(`  ${"".padEnd(56)}queries  success@8`);
  for (const [group, some] of groups) {
    const share = some.filter((query) => found.get(query)).length / some.length;
    console.log(`  ${group.padEnd(56)}${String(some.length).padStart(7)}${percent(share, 11)}`);
  }
}
