/** The first page after sign-in: how much there is, what is done most, what came last, and what waits. */
import { Link } from "react-router";
import { addressOfSong, findDashboard, listUnfinishedForms } from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { languageOfTitle } from "../components/language-of.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/dashboard.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { Stat } from "./components/stat.tsx";
import { readToDo } from "./dashboard/to-do.server.ts";
import { ToDo } from "./dashboard/to-do.tsx";
import { UnfinishedList } from "./forms/unfinished-list.tsx";
import { unfinishedRows } from "./forms/unfinished-rows.server.ts";
import { describeLatestChange } from "./history/latest-changes.server.ts";
import { LatestChanges } from "./history/latest-changes.tsx";

export const handle: AdminHandle = { title: "Dashboard" };

export async function loader({ context }: Route.LoaderArgs) {
  const { sql, site, glossary } = context.get(liveContext);
  const [{ totals, recent, changes }, unfinished, toDo] = await queryCatalogue(
    Promise.all([findDashboard(sql), listUnfinishedForms(sql), readToDo({ sql, glossary })]),
    "Error fetching the dashboard:",
  );
  return {
    totals,
    toDo,
    recent: recent.map((song) => ({ ...song, address: addressOfSong(song) })),
    unfinished: unfinishedRows(unfinished, site.timeZone),
    changes: changes.map((change) => describeLatestChange(change, site.timeZone)),
  };
}

export default function Dashboard({
  loaderData: { totals, toDo, recent, unfinished, changes },
}: Route.ComponentProps) {
  return (
    <>
      <dl className="figures">
        <Stat label="Total Lyrics" value={formatNumber(totals.lyrics)} to="/admin/lyrics" />
        <Stat label="Singers" value={formatNumber(totals.singers)} to="/admin/singers" />
        <Stat label="Albums" value={formatNumber(totals.albums)} to="/admin/albums" />
        <Stat label="Lyricists" value={formatNumber(totals.lyricists)} to="/admin/lyricists" />
        <Stat
          label="Music Directors"
          value={formatNumber(totals.musicDirectors)}
          to="/admin/music-directors"
        />
      </dl>
      <h2>Quick Actions</h2>
      <p className="strip quick-actions">
        <Link className="button solid" to="/admin/lyrics/add">
          Add New Lyric
        </Link>
        <Link className="button outlined" to="/admin/lyrics">
          Manage Lyrics
        </Link>
        <Link className="button outlined" to="/admin/analytics">
          View Analytics
        </Link>
      </p>
      <h2>Recent Activity</h2>
      {recent.length === 0 && <p>No lyrics yet.</p>}
      <ul className="rows activity recent-activity">
        {recent.map(({ id, title, singerName, views, address }) => (
          <li key={id}>
            <a href={address} target="_blank" rel="noreferrer" lang={languageOfTitle(title)}>
              {title}
            </a>
            <span>
              {singerName && (
                <>
                  <bdi>{singerName}</bdi> ·{" "}
                </>
              )}
              {formatCount(views, "view")}
            </span>
            <Link to={`/admin/lyrics/edit/${id}`} aria-label={`Edit ${title}`}>
              Edit
            </Link>
          </li>
        ))}
      </ul>
      <ToDo items={toDo} />
      <UnfinishedList forms={unfinished} />
      {changes.length > 0 && <LatestChanges changes={changes} />}
    </>
  );
}
