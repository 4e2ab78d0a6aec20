/** The table of songs. Hits by a line, and those that are only written similarly, stand each under a rule of their own. */
import { Link } from "react-router";
import { formatNumber } from "../../components/count-words.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { type PlaceInList, queryOfPlace, rowOf, useMarkedRow } from "../place-in-list.ts";
import { AdminIcon } from "./admin-icon.tsx";
import { DeleteButton } from "./delete-button.tsx";
import type { Deletable } from "./delete-dialog.tsx";

interface TableSong {
  readonly id: number;
  readonly title: string;
  readonly singerName: string;
  readonly albumName: string | null;
  readonly views: number;
  readonly address: string;
  readonly fit: "exact" | "substring" | "line" | "similar" | null;
}

interface SongsTableProps {
  readonly songs: readonly TableSong[];
  /** Of these songs. */
  readonly place: PlaceInList;
  readonly onDelete: (song: Deletable) => void;
}

export function SongsTable({ songs, ...table }: SongsTableProps) {
  const named = songs.filter(({ fit }) => fit !== "line" && fit !== "similar");
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Singer</th>
          <th scope="col">Album</th>
          <th scope="col" className="number">
            Views
          </th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <Rows songs={named} {...table} />
      {rules.map(([fit, words]) => (
        <RowsUnderRule key={fit} words={words} songs={songs.filter((song) => song.fit === fit)} {...table} />
      ))}
    </table>
  );
}

const rules = [
  ["line", "in the lyrics"],
  ["similar", "also similar"],
] as const;

function RowsUnderRule({ words, ...table }: SongsTableProps & { readonly words: string }) {
  if (table.songs.length === 0) return null;
  return (
    <>
      <tbody>
        <tr className="rule">
          <th scope="colgroup" colSpan={5}>
            {words}
          </th>
        </tr>
      </tbody>
      <Rows {...table} />
    </>
  );
}

function Rows({ songs, place, onDelete }: SongsTableProps) {
  const marked = useMarkedRow();
  return (
    <tbody>
      {songs.map((song) => (
        <tr key={song.id} id={rowOf(song.id)} aria-current={marked === rowOf(song.id) || undefined}>
          <td className="name" lang={languageOfTitle(song.title)}>
            {song.title}
          </td>
          <td>{song.singerName || "Various Artists"}</td>
          <td>{song.albumName ?? "Single"}</td>
          <td className="number" data-unit={song.views === 1 ? "view" : "views"}>
            {formatNumber(song.views)}
          </td>
          <td>
            <RowActions {...{ song, place, onDelete }} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

interface RowActionsProps extends Omit<SongsTableProps, "songs"> {
  readonly song: TableSong;
}

function RowActions({ song, place, onDelete }: RowActionsProps) {
  const { id, title, address } = song;
  return (
    <div className="row-actions">
      <a
        className="round-button"
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`View ${title} in a new tab`}
      >
        <AdminIcon name="view" />
      </a>
      <Link
        className="round-button"
        to={`/admin/lyrics/edit/${id}${queryOfPlace(place)}`}
        aria-label={`Edit ${title}`}
      >
        <AdminIcon name="edit" />
      </Link>
      <DeleteButton
        {...{ name: title, address: `/admin/lyrics/delete/${id}` }}
        onAsk={() => onDelete({ id, name: title })}
      />
    </div>
  );
}
