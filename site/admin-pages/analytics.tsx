/** Totals, the most viewed songs, the views of the last days, and the searches that found nothing. */
import { data } from "react-router";
import { addressOfSong, findAnalytics, noAnalytics } from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { languageOfTitle } from "../components/language-of.ts";
import { type Live, liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Route } from "./+types/analytics.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { failureNotice, useActionResult } from "./components/action-result.ts";
import { DailyViews } from "./components/daily-views.tsx";
import { MissedSearches } from "./components/missed-searches.tsx";
import { SearchTrial } from "./components/search-trial.tsx";
import { Stat } from "./components/stat.tsx";
import { TopSongs } from "./components/top-songs.tsx";
import { forgetSearches, readMissedSearches } from "./missed-searches.server.ts";
import { readForm } from "./read-form.server.ts";
import { respondToForm } from "./respond-to-form.server.ts";
import { readSearchTrial } from "./search-trial.server.ts";

export const handle: AdminHandle = { title: "Analytics" };

const days = 30;

export async function loader({ url, context }: Route.LoaderArgs) {
  const live = context.get(liveContext);
  const [numbers, missed, search] = await Promise.all([
    readNumbers(live),
    readMissedSearches(live, url),
    readSearchTrial(live, url),
  ]);
  const isComplete = numbers.isCurrent && missed && !search.failed;
  return data({ ...numbers, missed, search }, isComplete ? 200 : 503);
}

async function readNumbers({ sql, site, now }: Live) {
  const options = { days, timeZone: site.timeZone, now: now() };
  try {
    const { most_viewed_songs, ...numbers } = await findAnalytics(sql, options);
    const songs = most_viewed_songs.map((song) => ({ ...song, address: addressOfSong(song) }));
    return { ...numbers, songs, isCurrent: true };
  } catch (error) {
    logFailure("Error fetching analytics:", error);
    const { most_viewed_songs: _, ...zeros } = noAnalytics(options);
    return { ...zeros, goneViews: 0, songs: [], isCurrent: false };
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  return respondToForm(args, await forgetSearches(args.context.get(liveContext), form));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Forgetting Searches" });
}

const notLoaded = {
  notice: failureNotice("Error fetching analytics", "Could not load site analytics data."),
};

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { total_lyrics, total_views, songs, viewsByDay, goneViews, isCurrent, missed, search } = loaderData;
  useActionResult(isCurrent ? undefined : notLoaded);
  const [first] = songs;
  return (
    <>
      {!isCurrent && (
        <p className="not-current">
          These numbers are not current: the database did not answer.{" "}
          <a className="underlined" href="/admin/analytics">
            Try again
          </a>
        </p>
      )}
      <dl className="figures">
        <Stat label="Total Lyrics" value={formatNumber(total_lyrics)} />
        <Stat label="Total Views" value={formatNumber(total_views)} />
        <Stat
          label="Most Viewed Song"
          value={first?.title ?? "N/A"}
          language={first && languageOfTitle(first.title)}
          note={first && formatCount(first.views, "view")}
        />
      </dl>
      <h2>Views of the Last {days} Days</h2>
      <DailyViews days={viewsByDay} present={total_views} gone={goneViews} />
      <h2>Top 10 Most Viewed Songs</h2>
      <TopSongs songs={songs} />
      <MissedSearches missed={missed} />
      <SearchTrial {...search} />
    </>
  );
}
