/** The table of people or albums. */
import { memo } from "react";
import { Link } from "react-router";
import type { EntryKind, ListingRow } from "#catalogue";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import { labelsOf } from "../kind-labels.ts";
import { type ListPosition, positionQuery, rowId, useMarkedRow } from "../list-position.ts";
import { sortingOf } from "../sorted-columns.ts";
import type { Deletable } from "./delete-dialog.tsx";
import { EntryThumbnail } from "./entry-thumbnail.tsx";
import { RowActions } from "./row-actions.tsx";
import { TableHead } from "./table-head.tsx";

interface EntryTableProps {
  readonly kind: EntryKind;
  readonly rows: readonly ListingRow[];
  readonly position: ListPosition;
  readonly onDelete: (row: Deletable) => void;
}

export function EntryTable({ kind, rows, position, onDelete }: EntryTableProps) {
  const marked = useMarkedRow();
  return (
    <table className="admin-table listing">
      <TableHead
        columns={[
          labelsOf(kind).picture,
          "Name",
          ...(kind === "albums" ? ["Year"] : []),
          "Song Count",
          "Actions",
        ]}
        numbers={["Song Count"]}
        sorting={sortingOf(
          labelsOf(kind).address,
          position,
          sortableColumns.filter(({ column }) => column !== "Year" || kind === "albums"),
          "name-asc",
        )}
      />
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            kind={kind}
            row={row}
            query={positionQuery(position)}
            isMarked={marked === rowId(row.id)}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
}

const sortableColumns = [
  { column: "Name", name: "name", usual: "asc" },
  { column: "Year", name: "year", usual: "desc" },
  { column: "Song Count", name: "songs", usual: "desc" },
] as const;

interface RowProps extends Pick<EntryTableProps, "kind" | "onDelete"> {
  readonly row: ListingRow;
  /** The position in the list, for the address of the form. */
  readonly query: string;
  readonly isMarked: boolean;
}

/** Memoized: a list of a thousand rows renders again with each typed letter. */
const Row = memo(function Row({ kind, row, query, isMarked, onDelete }: RowProps) {
  const { id, name, year, songCount, picture } = row;
  const isAlbum = kind === "albums";
  const songs = formatCount(songCount, "song");
  return (
    <tr id={rowId(id)} aria-current={isMarked || undefined}>
      <td className="picture-cell">
        <EntryThumbnail name={name} picture={picture} isAlbum={isAlbum} />
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
        <RowActions kind={kind} row={row} query={query} onDelete={onDelete} />
      </td>
    </tr>
  );
});
