/** What can be done with the song, person or album of a row: it can be edited and deleted. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Kind } from "#catalogue";
import { labelsOf } from "../kind-labels.ts";
import type { ListPosition } from "../list-position.ts";
import { AdminIcon } from "./admin-icon.tsx";
import type { Deletable } from "./delete-dialog.tsx";

/** Of the form below, which all buttons of a list send. */
const formId = "ask-to-delete";

interface RowActionsProps {
  readonly kind: Kind;
  readonly row: Deletable;
  /** By which the form remembers the place of the row. */
  readonly query: string;
  readonly onDelete: (row: Deletable) => void;
  /** What else can be done, first. */
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
      {/* Asks in a dialog, and before scripts have come on a page. */}
      <button
        type="submit"
        form={formId}
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

/** @param place in the list, as its address has it: the page that asks leads back there */
export function DeleteForm({ place }: { readonly place: ListPosition }) {
  return (
    <form method="get" id={formId} hidden>
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
