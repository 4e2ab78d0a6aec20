/**
 * Lists the drafts of songs that lack a script, in one statement. A song comes into it once it is looked through;
 * `countSongGaps` counts all.
 */
import type { Sql } from "#postgres";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { singerNames } from "../songs/song-card.ts";
import type { Script } from "./draft-other-script.ts";

export interface SongLackingScript {
  readonly id: number;
  readonly title: string;
  readonly singerName: string;
  readonly lacks: Script;
  /** Of its draft: lines that are not empty, words, and words that a person should look at. */
  readonly lines: number;
  readonly words: number;
  readonly unsureWords: number;
}

export interface SongsLackingScript {
  /** Number of drafts on all pages; `mostListed + 1` means more than `mostListed`. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  /** The surest drafts first. */
  readonly songs: readonly SongLackingScript[];
}

/** Songs beyond this are listed once earlier ones have both scripts. */
export const mostListed = 10_000;

const surestFirst = "order by m.unsure_share, m.lyric_id";

/**
 * In the order of an index, because PostgreSQL would rather read the texts of all songs than count in an index.
 * @param condition SQL on the alias `m`
 * @returns SQL expression: the number of songs, at most `mostListed + 1`
 */
export const countOf = (condition: string) =>
  `(select count(*) from (select from private.machine_versions as m where ${condition} ${surestFirst} limit ${mostListed + 1}) as counted)`;

/** $1 is the page; with a condition, $2 is the script. */
const lackingQuery = (condition: string) => `
  with bounds as materialized (${pageBounds(`select least(${countOf(condition)}, ${mostListed}) as count`, "$1")})
  select json_build_object(
    'count', ${countOf(condition)}, 'page', bounds.page, 'pages', bounds.pages,
    'songs', (
      select coalesce(json_agg(row_to_json(song)), '[]')
      from (
        select l.id, l.title, ${singerNames} as "singerName", m.script as lacks, m.lines, m.words, m.unsure_words as "unsureWords"
        from (
          select m.* from private.machine_versions as m where ${condition}
          ${surestFirst} limit ${pageSize} offset bounds.before
        ) as m join lyrics as l on l.id = m.lyric_id
        ${surestFirst}
      ) as song
    )
  ) as found
  from bounds`;

/**
 * @param page from 1; a page beyond the last becomes the last
 * @param lacks leaves out songs that lack the other script
 * @throws the driver's error when the database cannot answer
 */
export async function findSongsLackingScript(
  sql: Sql,
  { page, lacks }: { readonly page: number; readonly lacks?: Script | undefined },
): Promise<SongsLackingScript> {
  return lacks
    ? queryJson(sql, lackingQuery("m.script = $2"), [page, lacks])
    : queryJson(sql, lackingQuery("true"), [page]);
}
