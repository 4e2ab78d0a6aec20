/** The songs that are not public: first those that have a time, then the latest. */
import { Link } from "react-router";
import { type ListedDraft, listDrafts, readPage } from "#catalogue";
import { languageOfTitle } from "../components/language-of.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/song-drafts.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ChooseSong, ChooseSongs } from "./bulk-actions/choose-songs.tsx";
import { AdminIcon } from "./components/admin-icon.tsx";
import { TableHead } from "./components/table-head.tsx";
import { formatMoment } from "./format-moment.server.ts";
import { rowId, useMarkedRow } from "./list-position.ts";

export const handle: AdminHandle = { title: "Drafts" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const page = readPage(url.searchParams.get("page"));
  const found = await queryCatalogue(listDrafts(sql, { page }), "Error fetching drafts:");
  return { ...found, drafts: found.drafts.map((draft) => rowOf(draft, site.timeZone)) };
}

function rowOf({ id, title, singerName, ...draft }: ListedDraft, timeZone: string) {
  return {
    id,
    title,
    singerName,
    status: statusOf(draft, timeZone),
    failure: draft.failure,
    saved: formatMoment(draft.savedAt, timeZone),
  };
}

function statusOf(
  { publishAt, wasPublic }: Pick<ListedDraft, "publishAt" | "wasPublic">,
  timeZone: string,
): string {
  if (publishAt !== null) return `Publishes ${formatMoment(publishAt, timeZone)}`;
  return wasPublic ? "Withdrawn" : "Draft";
}

export default function SongDrafts({ loaderData: { count, page, pages, drafts } }: Route.ComponentProps) {
  const marked = useMarkedRow();
  if (count === 0)
    return (
      <>
        <BackLink />
        <div className="admin-empty">
          <p>There are no drafts.</p>
          <p>A song that you save as a draft or withdraw stays here, unseen, until you publish it.</p>
        </div>
      </>
    );
  return (
    <>
      <BackLink />
      <p className="section-text">Only you can see these songs.</p>
      <ChooseSongs ids={drafts.map(({ id }) => id)}>
        <table className="admin-table">
          <TableHead columns={["Title", "Singer", "Status", "Saved", "Actions"]} />
          <tbody>
            {drafts.map(({ id, title, singerName, status, failure, saved }) => (
              <tr key={id} id={rowId(id)} aria-current={marked === rowId(id) || undefined}>
                <td className="name" lang={languageOfTitle(title)}>
                  <ChooseSong id={id} title={title} />
                  {title}
                </td>
                <td>{singerName || "Various Artists"}</td>
                <td>
                  {status}
                  {failure && <p className="obstacle">Not published at its time: {failure}</p>}
                </td>
                <td>{saved}</td>
                <td>
                  <Actions id={id} title={title} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ChooseSongs>
      <Pager page={page} pages={pages} addressOf={(number) => `/admin/lyrics/drafts?page=${number}`} />
    </>
  );
}

function BackLink() {
  return (
    <p className="back-link">
      <Link className="underlined" to="/admin/lyrics">
        Back to Manage Lyrics
      </Link>
    </p>
  );
}

function Actions({ id, title }: { readonly id: number; readonly title: string }) {
  return (
    <div className="row-actions">
      <a
        className="round-button"
        href={`/admin/lyrics/drafts/preview/${id}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`Preview ${title} in a new tab`}
      >
        <AdminIcon name="view" />
      </a>
      <Link className="round-button" to={`/admin/lyrics/drafts/edit/${id}`} aria-label={`Edit ${title}`}>
        <AdminIcon name="edit" />
      </Link>
      <Link
        className="round-button delete"
        to={`/admin/lyrics/drafts/delete/${id}`}
        aria-label={`Delete ${title}`}
      >
        <AdminIcon name="delete" />
      </Link>
    </div>
  );
}
