/** Counts what waits for the administrator, apart from the words of the glossary, in one statement. */
import type { Sql } from "#postgres";
import { type GapCounts, gapCountsOf, type SongGap } from "../managed-lists/gaps.ts";
import { queryJson } from "../query.ts";
import { missedCount } from "../search/missed-searches.ts";

export interface ToDo {
  /** Public songs in which visitors have reported a mistake, and what they lack. */
  readonly gaps: GapCounts<SongGap>;
  /** Songs that are not public. */
  readonly drafts: number;
  /** Forms of songs, people and albums with text that is not saved. */
  readonly unfinished: number;
  /** Pairs that may be the same, by `pairedTable`; without those of which there is none. */
  readonly twins: Readonly<Partial<Record<string, number>>>;
  readonly missedSearches: number;
}

const query = `
  select json_build_object(
    'gaps', ${gapCountsOf("lyrics")},
    'drafts', (select count(*) from private.drafts),
    'unfinished', (select count(*) from private.unfinished_forms),
    'twins', (
      select coalesce(json_object_agg(pairs.entries, pairs.count), '{}')
      from (
        select t.entries, count(*) from private.likely_twins as t where t.rank is not null group by t.entries
      ) as pairs
    ),
    'missedSearches', ${missedCount}
  ) as found`;

/** @throws the driver's error when the database cannot answer */
export async function countToDo(sql: Sql): Promise<ToDo> {
  return queryJson(sql, query, []);
}
