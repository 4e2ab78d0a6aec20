/** Lists drafts by pages, in one round trip: first those that have a time, then the latest. */
import type { Sql } from "#postgres";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson, queryRow } from "../query.ts";

export interface ListedDraft {
  readonly id: number;
  readonly title: string;
  /** Empty if there is none. */
  readonly singerName: string;
  readonly wasPublic: boolean;
  /** ISO 8601, when it was saved or withdrawn. */
  readonly savedAt: string;
  /** ISO 8601; null for a draft that waits. */
  readonly publishAt: string | null;
  /** Why it was not published at its time; null if that did not happen. */
  readonly failure: string | null;
}

export interface ListOfDrafts {
  /** Number of drafts on all pages. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  readonly drafts: readonly ListedDraft[];
}

const order = (alias: string) =>
  `${alias}.publish_at is null, ${alias}.publish_at, ${alias}.version desc, ${alias}.id desc`;

/** $1 is the page. */
const listQuery = `
  with bounds as materialized (${pageBounds("select count(*) from private.drafts", "$1")})
  select json_build_object('count', bounds.count, 'page', bounds.page, 'pages', bounds.pages, 'drafts', (
    select coalesce(json_agg(row_to_json(listed)), '[]')
    from (
      select d.id, d.title, array_to_string(private.names_in(d.state -> 'lyrics_singers'), ', ') as "singerName",
        d.was_public as "wasPublic", d.version as "savedAt", d.publish_at as "publishAt", d.failure
      from (
        select * from private.drafts as o order by ${order("o")} limit ${pageSize} offset (select before from bounds)
      ) as d
      order by ${order("d")}
    ) as listed
  )) as found
  from bounds`;

/**
 * @param page from 1; a page beyond the last becomes the last
 * @throws the driver's error when the database cannot answer
 */
export async function listDrafts(sql: Sql, { page }: { readonly page: number }): Promise<ListOfDrafts> {
  return queryJson(sql, listQuery, [page]);
}

/** @throws the driver's error when the database cannot answer */
export async function countDrafts(sql: Sql): Promise<number> {
  const row = await queryRow<{ count: number }>(sql, "select count(*) as count from private.drafts", []);
  return row?.count ?? 0;
}
