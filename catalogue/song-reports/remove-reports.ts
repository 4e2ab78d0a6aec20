/** Removes open reports many at a time, such as those of a flood, without looking at each. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { retryTransaction } from "../database-error.ts";

/**
 * Which open reports: all, or those of a song or a draft, of the songs that were chosen for a bulk action, or of an
 * hour.
 */
export interface ReportScope {
  readonly of: "all" | "song" | "bulk" | "hour";
  /** Of the song or the bulk action; of an hour its begin, in seconds since 1970; of all 0. */
  readonly id: number;
}

const scopes = /^(all|song|bulk|hour)-(\d+)$/;

/** @returns null for a name that is not such as `song-12` */
export function readReportScope(name: string): ReportScope | null {
  const [, of, digits] = scopes.exec(name) ?? [];
  const scope = { of: of as ReportScope["of"], id: Number(digits) };
  return of && canBeFound(scope) ? scope : null;
}

/** A later hour is beyond the time of PostgreSQL. */
function canBeFound({ of, id }: ReportScope): boolean {
  return canBeId(id + 1) && (of !== "hour" || id < 1e11);
}

function boundsOf(sql: Sql, { of, id }: ReportScope) {
  // Not null, which would be all songs, where the action is not kept any more.
  const chosen = sql`coalesce((select b.song_ids from private.bulk_actions as b where b.id = ${id}), '{}')`;
  const songs = of === "song" ? sql`array[${id}]::bigint[]` : of === "bulk" ? chosen : sql`null::bigint[]`;
  return sql`${songs}, ${of === "hour" ? sql`to_timestamp(${id})` : sql`null::timestamptz`}`;
}

/**
 * @returns 0 for a number that cannot be an id
 * @throws the driver's error when the database cannot answer
 */
export async function countReports(sql: Sql, scope: ReportScope): Promise<number> {
  if (!canBeFound(scope)) return 0;
  const [row] = await sql<{ count: number }[]>`
    select count(*) from private.reports_within(${boundsOf(sql, scope)})`;
  return row?.count ?? 0;
}

/**
 * @returns how many there were
 * @throws the driver's error when the database fails; nothing is removed then
 */
export async function removeReports(sql: Sql, scope: ReportScope): Promise<number> {
  const [row] = await retryTransaction(
    () => sql<{ count: number }[]>`select private.remove_reports(${boundsOf(sql, scope)}) as count`,
  );
  return row?.count ?? 0;
}

export interface HourOfReports {
  /** Its begin, in seconds since 1970. */
  readonly begin: number;
  readonly reports: number;
  readonly songs: number;
}

/** More hours than a week has; what is older is seen once these are removed. */
const mostHours = 200;

/**
 * @param timeZone IANA name; hours begin there at full hours
 * @returns the hours in which open reports came, the latest first
 * @throws the driver's error when the database cannot answer
 */
export async function listReportHours(sql: Sql, timeZone: string): Promise<readonly HourOfReports[]> {
  return sql<HourOfReports[]>`
    select extract(epoch from h.hour)::float8 as begin, count(*) as reports, count(distinct r.lyric_id) as songs
    from private.song_reports as r
    cross join lateral (select date_trunc('hour', r.reported_at, ${timeZone}) as hour) as h
    group by h.hour order by h.hour desc limit ${mostHours}`;
}
