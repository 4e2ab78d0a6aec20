/** What is begun: forms that are not saved, and songs that are not public, first those that have a time. */
import { type ListedDraft, listDrafts, listUnfinishedForms, readPage } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/song-drafts.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ChooseSongs, titleColumn } from "./bulk-actions/choose-songs.tsx";
import { List } from "./components/list.tsx";
import { RowActions } from "./components/row-actions.tsx";
import type { Column } from "./components/table.tsx";
import { formatMoment } from "./format-moment.server.ts";
import { UnfinishedList } from "./forms/unfinished-list.tsx";
import { unfinishedRows } from "./forms/unfinished-rows.server.ts";
import { listPosition } from "./list-position.ts";

export const handle: AdminHandle = { title: "Drafts" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const page = readPage(url.searchParams.get("page"));
  const [found, unfinished] = await queryCatalogue(
    Promise.all([listDrafts(sql, { page }), listUnfinishedForms(sql)]),
    "Error fetching drafts:",
  );
  return {
    ...found,
    drafts: found.drafts.map((draft) => rowOf(draft, site.timeZone)),
    unfinished: unfinishedRows(unfinished, site.timeZone),
  };
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

const address = "/admin/lyrics/drafts";

const columns: readonly Column<ReturnType<typeof rowOf>>[] = [
  titleColumn,
  { head: "Singer", cell: ({ singerName }) => singerName || "Various Artists" },
  {
    head: "Status",
    cell: ({ status, failure }) => (
      <>
        {status}
        {failure && <p className="obstacle">Not published at its time: {failure}</p>}
      </>
    ),
  },
  { head: "Saved", cell: ({ saved }) => saved },
  {
    head: "Actions",
    cell: ({ id, title }) => (
      <RowActions
        name={title}
        isPreview
        view={`${address}/preview/${id}`}
        edit={`${address}/edit/${id}`}
        remove={`${address}/delete/${id}`}
      />
    ),
  },
];

export default function SongDrafts({ loaderData }: Route.ComponentProps) {
  const { count, page, pages, drafts, unfinished } = loaderData;
  return (
    <List
      back={{ text: "Back to Manage Lyrics", to: "/admin/lyrics" }}
      address={address}
      position={listPosition("", page)}
      columns={columns}
      rows={drafts}
      keyOf={({ id }) => id}
      around={(table) => <ChooseSongs ids={drafts.map(({ id }) => id)}>{table}</ChooseSongs>}
      empty={
        <>
          <p>There are no drafts.</p>
          <p>A song that you save as a draft or withdraw stays here, unseen, until you publish it.</p>
        </>
      }
      page={page}
      pages={pages}
    >
      <UnfinishedList forms={unfinished} />
      {unfinished.length > 0 && <h2>Drafts</h2>}
      {count > 0 && <p className="section-text">Only you can see these songs.</p>}
    </List>
  );
}
