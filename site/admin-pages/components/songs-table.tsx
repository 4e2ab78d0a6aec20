/** The table of songs. Hits that are only written similarly stand under a rule of their own. */
import { Link } from "react-router";
import { formatNumber } from "../../components/count-words.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { AdminIcon } from "./admin-icon.tsx";
import type { Deletable } from "./delete-dialog.tsx";

interface TableSong {
  readonly id: number;
  readonly title: string;
  readonly singerName: string;
  readonly albumName: string | null;
  readonly views: number;
  readonly address: string;
  readonly fit: "exact" | "substring" | "similar" | null;
}

interface SongsTableProps {
  readonly songs: readonly TableSong[];
  readonly onDelete: (song: Deletable) => void;
}

export function SongsTable({ songs, onDelete }: SongsTableProps) {
  const hits = songs.filter(({ fit }) => fit !== "similar");
  const similar = songs.filter(({ fit }) => fit === "similar");
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
      <Rows songs={hits} onDelete={onDelete} />
      {similar.length > 0 && (
        <tbody>
          <tr className="rule">
            <th scope="colgroup" colSpan={5}>
              also similar
            </th>
          </tr>
        </tbody>
      )}
      <Rows songs={similar} onDelete={onDelete} />
    </table>
  );
}

function Rows({ songs, onDelete }: SongsTableProps) {
  return (
    <tbody>
      {songs.map((song) => (
        <tr key={song.id}>
          <td className="name" lang={languageOfTitle(song.title)}>
            {song.title}
          </td>
          <td>{song.singerName || "Various Artists"}</td>
          <td>{song.albumName ?? "Single"}</td>
          <td className="number" data-unit={song.views === 1 ? "view" : "views"}>
            {formatNumber(song.views)}
          </td>
          <td>
            <RowActions song={song} onDelete={onDelete} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function RowActions({ song, onDelete }: { readonly song: TableSong } & Pick<SongsTableProps, "onDelete">) {
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
      <Link className="round-button" to={`/admin/lyrics/edit/${id}`} aria-label={`Edit ${title}`}>
        <AdminIcon name="edit" />
      </Link>
      <button
        type="button"
        className="round-button delete"
        aria-label={`Delete ${title}`}
        onClick={() => onDelete({ id, name: title })}
      >
        <AdminIcon name="delete" />
      </button>
    </div>
  );
}
