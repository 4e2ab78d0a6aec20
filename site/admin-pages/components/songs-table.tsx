/** The table of songs. Hits in the lyrics and similarly spelled ones follow under headings of their own. */
import { formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import type { Route } from "../+types/manage-lyrics.ts";
import { ChooseSong } from "../bulk-actions/choose-songs.tsx";
import { type ListPosition, positionQuery, rowId, useMarkedRow } from "../list-position.ts";
import { sortingOf } from "../sorted-columns.ts";
import { AdminIcon } from "./admin-icon.tsx";
import type { Deletable } from "./delete-dialog.tsx";
import { RowActions } from "./row-actions.tsx";
import { TableHead } from "./table-head.tsx";

type TableSong = Route.ComponentProps["loaderData"]["songs"][number];

interface SongsTableProps {
  readonly songs: readonly TableSong[];
  readonly position: ListPosition;
  readonly onDelete: (song: Deletable) => void;
}

/** Hits that are sorted by a column are not parted by how they match. */
export function SongsTable({ songs, ...table }: SongsTableProps) {
  const { position } = table;
  const isParted = !position.sort;
  const byName = isParted ? songs.filter(({ fit }) => fit !== "line" && fit !== "similar") : songs;
  return (
    <table className="admin-table">
      <TableHead
        columns={["Title", "Singer", "Album", "Views", "Actions"]}
        numbers={["Views"]}
        sorting={sortingOf("/admin/lyrics", position, sortableColumns)}
      />
      <Rows songs={byName} {...table} />
      {(isParted ? sections : []).map(([fit, heading]) => (
        <Section key={fit} heading={heading} songs={songs.filter((song) => song.fit === fit)} {...table} />
      ))}
    </table>
  );
}

const sortableColumns = [
  { column: "Title", name: "title", usual: "asc" },
  { column: "Singer", name: "singer", usual: "asc" },
  { column: "Album", name: "album", usual: "asc" },
  { column: "Views", name: "views", usual: "desc" },
] as const;

const sections = [
  ["line", "in the lyrics"],
  ["similar", "also similar"],
] as const;

function Section({ heading, ...table }: SongsTableProps & { readonly heading: string }) {
  if (table.songs.length === 0) return null;
  return (
    <>
      <tbody>
        <tr className="rule">
          <th scope="colgroup" colSpan={5}>
            {heading}
          </th>
        </tr>
      </tbody>
      <Rows {...table} />
    </>
  );
}

function Rows({ songs, position, onDelete }: SongsTableProps) {
  const marked = useMarkedRow();
  return (
    <tbody>
      {songs.map((song) => (
        <tr key={song.id} id={rowId(song.id)} aria-current={marked === rowId(song.id) || undefined}>
          <td className="name" lang={languageOfTitle(song.title)}>
            <ChooseSong id={song.id} title={song.title} />
            {song.title}
          </td>
          <td>{song.singerName || "Various Artists"}</td>
          <td>{song.albumName ?? "Single"}</td>
          <td className="number" data-unit={song.views === 1 ? "view" : "views"}>
            {formatNumber(song.views)}
          </td>
          <td>
            <RowActions
              kind="songs"
              row={{ id: song.id, name: song.title, songCount: 0 }}
              query={positionQuery(position)}
              onDelete={onDelete}
            >
              <a
                className="round-button"
                href={song.address}
                target="_blank"
                rel="noreferrer"
                aria-label={`View ${song.title} in a new tab`}
              >
                <AdminIcon name="view" />
              </a>
            </RowActions>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
