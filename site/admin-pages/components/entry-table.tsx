/** The table of people or albums. However long it is, only the rows in sight are drawn. */
import { type FocusEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { ListingRow } from "#catalogue";
import { countWords, formatNumber } from "../../components/count-words.ts";
import { languageOfName } from "../../components/language-of.ts";
import type { EntryWords } from "../entry-words.ts";
import { queryOfPlace, rowOf, useMarkedRow } from "../place-in-list.ts";
import { AdminIcon } from "./admin-icon.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { useDrawnRows } from "./drawn-rows.ts";
import { EntryThumbnail } from "./entry-thumbnail.tsx";

interface EntryTableProps {
  readonly words: EntryWords;
  readonly rows: readonly ListingRow[];
  /** What these rows fit. */
  readonly filter: string;
  readonly onDelete: (row: ListingRow) => void;
}

export function EntryTable({ words, rows, filter, onDelete }: EntryTableProps) {
  const isAlbum = words.kind === "albums";
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const marked = useMarkedRow();
  const place = marked ? rows.findIndex(({ id }) => rowOf(id) === marked) : -1;
  const pieces = useDrawnRows(rows.length, focused ?? (place < 0 ? null : place), body);
  const columns = isAlbum ? 5 : 4;
  return (
    <table className="admin-table listing" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{words.picture}</th>
          <th scope="col">Name</th>
          {isAlbum && <th scope="col">Year</th>}
          <th scope="col" className="number">
            Song Count
          </th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody
        ref={body}
        onFocus={(event) => setFocused(placeOf(event))}
        onBlur={(event) => {
          // On the way to another row both are needed: without the one the browser would not find the other.
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
        }}
      >
        {pieces.map((piece) => {
          if ("gap" in piece)
            return <Gap key={`before ${piece.before}`} columns={columns} height={piece.gap} />;
          const row = rows[piece.place];
          return (
            row && (
              <Row
                key={row.id}
                {...{ words, row, filter, onDelete }}
                place={piece.place}
                isMarked={piece.place === place}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

/** The header is row 1. */
function placeOf({ target }: FocusEvent): number | null {
  const place = target.closest("tr")?.ariaRowIndex;
  return place ? Number(place) - 2 : null;
}

/** Keeps the height of the rows that are not drawn. */
function Gap({ columns, height }: { readonly columns: number; readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className="gap" aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

interface RowProps extends Omit<EntryTableProps, "rows"> {
  readonly row: ListingRow;
  readonly place: number;
  readonly isMarked: boolean;
}

function Row({ words, row, filter, place, isMarked, onDelete }: RowProps) {
  const { id, name, year, songCount, imageUrl } = row;
  const isAlbum = words.kind === "albums";
  const songs = countWords(songCount, "song");
  return (
    <tr id={rowOf(id)} aria-rowindex={place + 2} aria-current={isMarked || undefined}>
      <td className="picture-cell">
        <EntryThumbnail name={name} picture={imageUrl} isAlbum={isAlbum} />
      </td>
      <td className="name" lang={languageOfName(name)}>
        <span className="clamped" title={name}>
          {name}
        </span>
      </td>
      {isAlbum && <td className="year">{year ?? "N/A"}</td>}
      <td className="number" data-unit={songCount === 1 ? "song" : "songs"}>
        <Link to={`/admin/lyrics?${new URLSearchParams({ q: name })}`} aria-label={`${songs} of ${name}`}>
          {formatNumber(songCount)}
        </Link>
      </td>
      <td>
        <div className="row-actions">
          <Link
            className="round-button"
            to={`${words.address}/edit/${id}${queryOfPlace({ filter })}`}
            aria-label={`Edit ${name}`}
          >
            <AdminIcon name="edit" />
          </Link>
          <DeleteButton {...{ name, address: `${words.address}/delete/${id}` }} onAsk={() => onDelete(row)} />
        </div>
      </td>
    </tr>
  );
}
