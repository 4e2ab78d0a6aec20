/** Is a half-typed title or name among the suggestions? There is no bar. */
import { findSuggestions } from "#catalogue";
import type { Sql } from "#postgres";
import type { Query } from "./query-set.ts";
import { type Place, printScore, scoreHeading } from "./score.ts";

/** Kinds of suggestions by kind of query. */
const kinds: Readonly<Record<string, string>> = {
  title: "song",
  "film title": "song",
  film: "album",
  album: "album",
  singer: "singer",
  lyricist: "lyricist",
  "music director": "music_director",
};

export async function measureSuggestions(
  sql: Sql,
  queries: readonly Query[],
  misses: boolean,
): Promise<void> {
  const places: Place[] = [];
  for (const query of queries) {
    const suggested = await findSuggestions(sql, query.query);
    const index = suggested.findIndex(
      ({ kind, name }) => kind === kinds[query.kind] && name === query.wanted,
    );
    places.push(suggested.length === 0 ? "nothing" : index < 0 ? "missing" : index);
    if (misses && index < 0) console.log(`    ✗ ${query.query}; wanted ${query.wanted}`);
  }
  console.log(scoreHeading);
  printScore("half-typed, among the suggestions", places);
}
