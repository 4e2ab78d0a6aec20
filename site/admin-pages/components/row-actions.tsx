/** The buttons of a row of a list: what shows, edits and deletes it, or the one that takes it out of the list. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { list } from "../../texts/en/administration.ts";
import { useActionFetcher } from "./action-result.ts";
import { AdminIcon } from "./admin-icon.tsx";
import { deleteFormId } from "./delete-dialog.tsx";

interface RowActionsProps {
  readonly name: string;
  /** Address of the page of it, and the verb for that. */
  readonly view?: string | undefined;
  readonly isPreview?: boolean;
  /** Address of its form. */
  readonly edit: string;
  /** Address of the table of its songs. */
  readonly songs?: string | undefined;
  /** Address of the page that asks before it is deleted. */
  readonly remove?: string;
  /** Asks on this page; without scripts the page of `remove` asks. */
  readonly onRemove?: () => void;
}

export function RowActions({ name, view, isPreview, edit, songs, remove, onRemove }: RowActionsProps) {
  return (
    <>
      {view && (
        <a
          className="round-button"
          href={view}
          target="_blank"
          rel="noreferrer"
          aria-label={isPreview ? list.preview(name) : list.view(name)}
        >
          <AdminIcon name="view" />
        </a>
      )}
      <Link className="round-button" discover="none" to={edit} aria-label={list.edit(name)}>
        <AdminIcon name="edit" />
      </Link>
      {songs && (
        <Link className="round-button" discover="none" to={songs} aria-label={`Edit the songs of ${name}`}>
          <AdminIcon name="songs" />
        </Link>
      )}
      {remove && !onRemove && (
        <Link className="round-button delete" discover="none" to={remove} aria-label={list.delete(name)}>
          <AdminIcon name="delete" />
        </Link>
      )}
      {onRemove && (
        <button
          type="submit"
          form={deleteFormId}
          formAction={remove}
          className="round-button delete"
          aria-label={list.delete(name)}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <AdminIcon name="delete" />
        </button>
      )}
    </>
  );
}

interface RowFormProps {
  /** Sent to the action of the page. */
  readonly field: string;
  readonly value: string | number;
  readonly icon: "delete" | "restore";
  readonly label: string;
  readonly onSubmit: () => void;
  /** Before the button. */
  readonly children?: ReactNode;
}

/** The only button of a row, which takes it out of the list at once. */
export function RowForm({ field, value, icon, label, onSubmit, children }: RowFormProps) {
  const fetcher = useActionFetcher();
  return (
    <fetcher.Form method="post" className="row-actions" onSubmit={onSubmit}>
      {children}
      <input type="hidden" name={field} value={value} />
      <button
        type="submit"
        className={icon === "delete" ? "round-button delete" : "round-button"}
        aria-label={label}
        aria-disabled={fetcher.state !== "idle"}
      >
        <AdminIcon name={icon} />
      </button>
    </fetcher.Form>
  );
}
