/** Finds the administrator's numbers and the views of each of the last days, in one round trip. */
import type { Sql } from "#postgres";
import { queryJson } from "../query.ts";
import type { RecentSong } from "./find-dashboard.ts";
import { lastDays, type Period } from "./last-days.ts";

export interface DayOfViews {
  /** `YYYY-MM-DD`, of the site's time zone. */
  readonly day: string;
  readonly views: number;
}

export interface Analytics {
  readonly total_lyrics: number;
  readonly total_views: number;
  /** At most ten, sorted by views, then id. */
  readonly most_viewed_songs: readonly RecentSong[];
  /** One for each requested day, oldest first; a day without views has 0. */
  readonly viewsByDay: readonly DayOfViews[];
  /**
   * Views that deleted and withdrawn songs had. A song can be in the trash for as long as the days of its views are
   * shown.
   */
  readonly goneViews: number;
}

/** $1 to $3 are the days, their starts and their ends. */
const analyticsQuery = `
  select json_build_object(
    'total_lyrics', numbers.total_lyrics,
    'total_views', numbers.total_views,
    'most_viewed_songs', numbers.most_viewed_songs,
    'goneViews', (
      select coalesce(sum(gone.views), 0)
      from (
        select d.views from private.drafts as d where d.views > 0
        union all
        select (t.deleted_row ->> 'views')::bigint from private.trash as t where t.table_name in ('lyrics', 'drafts')
      ) as gone
    ),
    'viewsByDay', (
      select coalesce(json_agg(json_build_object('day', d.day, 'views', coalesce((
        select sum(v.views) from private.view_counts as v where v.starts_at >= d.starts_at and v.starts_at < d.ends_at
      ), 0)) order by d.nth), '[]')
      from unnest($1::text[], $2::text[]::timestamptz[], $3::text[]::timestamptz[])
        with ordinality as d (day, starts_at, ends_at, nth)
    )
  ) as found
  from get_analytics_data() as numbers`;

/** @throws the driver's error when the database cannot answer; a page then shows `noAnalytics` and a message */
export async function findAnalytics(sql: Sql, period: Period): Promise<Analytics> {
  const days = lastDays(period);
  return queryJson(sql, analyticsQuery, [
    days.map(({ day }) => day),
    days.map(({ startsAt }) => startsAt),
    days.map(({ endsAt }) => endsAt),
  ]);
}

/** Zeros, shown when the database cannot answer. */
export function noAnalytics(period: Period): Omit<Analytics, "goneViews"> {
  return {
    total_lyrics: 0,
    total_views: 0,
    most_viewed_songs: [],
    viewsByDay: lastDays(period).map(({ day }) => ({ day, views: 0 })),
  };
}
