/**
 * Asks before something is deleted. Posts `intent=delete` and the id to the action of the page that shows the dialog.
 */
import type { RefObject } from "react";
import type { Kind } from "#catalogue";
import { question } from "../../texts/en/administration.ts";
import { deleteQuestion, deletionEffect } from "../deletion-texts.ts";
import type { ListPosition } from "../list-position.ts";
import { SubmitDialog } from "./confirm-dialog.tsx";

export const deleteFormId = "delete-form";

export interface Deletable {
  readonly id: number;
  readonly name: string;
  /** 0 for a song. */
  readonly songCount: number;
}

interface DeleteDialogProps {
  readonly kind: Kind;
  readonly chosen: Deletable | null;
  /** Of the list, to which the page that asks leads back. */
  readonly position: ListPosition;
  readonly onClose: () => void;
  /** Gets the focus after a deletion, which removes the button that opened the dialog. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

export function DeleteDialog({ kind, chosen, position, onClose, focusAfter }: DeleteDialogProps) {
  return (
    <>
      {/* Without scripts, the delete buttons of the rows send this form to the page that asks. */}
      <form method="get" id={deleteFormId} hidden>
        {Object.entries(position).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {chosen && (
        <SubmitDialog
          onClose={onClose}
          title={question.delete.title}
          question={deleteQuestion(kind, chosen.name)}
          note={deletionEffect(kind, chosen.songCount)}
          fields={{ intent: "delete", id: chosen.id }}
          confirmLabel={question.delete.confirm}
          focusAfter={focusAfter}
        />
      )}
    </>
  );
}
