/** Asks before something is deleted. Posts `intent=delete` and the id to the action of the page it stands on. */
import { type RefObject, useState } from "react";
import type { Kind } from "#catalogue";
import { deleteQuestion, deletionEffect } from "../deletion-texts.ts";
import { SubmitDialog } from "./confirm-dialog.tsx";

export interface Deletable {
  readonly id: number;
  readonly name: string;
  /** How many songs it has; none when it is a song. */
  readonly songCount: number;
}

interface DeleteDialogProps {
  readonly kind: Kind;
  readonly chosen: Deletable | null;
  readonly onClose: () => void;
  /** What has the focus after a deletion: the button that opened the dialog is gone with its row. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

export function DeleteDialog({ kind, chosen, onClose, focusAfter }: DeleteDialogProps) {
  // Closing needs the question until it is gone from the screen, so the last choice is kept for it.
  const [shown, setShown] = useState<Deletable>({ id: 0, name: "", songCount: 0 });
  if (chosen && chosen !== shown) setShown(chosen);
  return (
    <SubmitDialog
      isOpen={chosen !== null}
      onClose={onClose}
      title="Confirm Deletion"
      question={deleteQuestion(kind, shown.name)}
      note={deletionEffect(kind, shown.songCount)}
      fields={{ intent: "delete", id: shown.id }}
      yes="Delete"
      focusAfter={focusAfter}
    />
  );
}
