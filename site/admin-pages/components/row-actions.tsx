/** The buttons of a row that edit and delete its song, person or album. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Kind } from "#catalogue";
import { labelsOf } from "../kind-labels.ts";
import { AdminIcon } from "./admin-icon.tsx";
import { type Deletable, deleteFormId } from "./delete-dialog.tsx";

interface RowActionsProps {
  readonly kind: Kind;
  readonly row: Deletable;
  /** The position in the list, for the address of the form. */
  readonly query: string;
  readonly onDelete: (row: Deletable) => void;
  /** More buttons, before the others. */
  readonly children?: ReactNode;
}

export function RowActions({ kind, row, query, onDelete, children }: RowActionsProps) {
  const { id, name } = row;
  const { address } = labelsOf(kind);
  return (
    <div className="row-actions">
      {children}
      <Link className="round-button" to={`${address}/edit/${id}${query}`} aria-label={`Edit ${name}`}>
        <AdminIcon name="edit" />
      </Link>
      {/* Opens the dialog, or without scripts the page that asks. */}
      <button
        type="submit"
        form={deleteFormId}
        formAction={`${address}/delete/${id}`}
        className="round-button delete"
        aria-label={`Delete ${name}`}
        onClick={(event) => {
          event.preventDefault();
          onDelete(row);
        }}
      >
        <AdminIcon name="delete" />
      </button>
    </div>
  );
}
