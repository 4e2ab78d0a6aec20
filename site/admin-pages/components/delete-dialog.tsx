/**
 * Asks before something is deleted. Closes and forgets its choice when that has worked; otherwise stays open and says why
 * not. Posts `intent=delete` and the id to the action of the page it stands on.
 */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { inTrashFor } from "../delete-words.ts";
import { type Outcome, useOutcome } from "./outcome.ts";

export interface Deletable {
  readonly id: number;
  readonly name: string;
  /** What goes with it, as a sentence. */
  readonly consequence?: string;
}

/** What the action of such a page answers. */
export interface DeleteAnswer {
  readonly outcome: Outcome;
  readonly isDeleted: boolean;
}

interface DeleteDialogProps {
  readonly chosen: Deletable | null;
  /** The question, made of the name. */
  readonly question: (name: string) => string;
  readonly onClose: () => void;
  /** What has the focus after a deletion: the button that opened the dialog is gone with its row. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

export function DeleteDialog({ chosen, question, onClose, focusAfter }: DeleteDialogProps) {
  // Closing needs the question until it is gone from the screen, so the last choice is kept for it.
  const [shown, setShown] = useState(chosen);
  if (chosen && chosen !== shown) setShown(chosen);
  return (
    <AlertDialog.Root open={chosen !== null} onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-scrim" />
        {shown && <Question key={shown.id} {...{ chosen: shown, question, onClose, focusAfter }} />}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

type QuestionProps = DeleteDialogProps & { readonly chosen: Deletable };

function Question({ chosen, question, onClose, focusAfter }: QuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const fetcher = useFetcher<DeleteAnswer>();
  const answer = fetcher.data;
  useOutcome(answer);
  useEffect(() => {
    if (answer?.isDeleted) onClose();
  }, [answer, onClose]);
  const isDeleting = fetcher.state !== "idle";
  return (
    <AlertDialog.Popup
      className="dialog"
      initialFocus={cancel}
      finalFocus={answer?.isDeleted ? focusAfter : true}
    >
      <AlertDialog.Title>Confirm Deletion</AlertDialog.Title>
      <AlertDialog.Description>{question(chosen.name)}</AlertDialog.Description>
      <p className="muted">
        {chosen.consequence && `${chosen.consequence} `}
        {inTrashFor}
      </p>
      {answer && !answer.isDeleted && <p className="field-error">{answer.outcome.notice.text}</p>}
      <fetcher.Form method="post" className="dialog-buttons">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={chosen.id} />
        <AlertDialog.Close className="button outlined" ref={cancel}>
          Cancel
        </AlertDialog.Close>
        <button type="submit" className="button danger" aria-disabled={isDeleting}>
          {isDeleting ? "Deleting…" : "Delete"}
        </button>
      </fetcher.Form>
    </AlertDialog.Popup>
  );
}
