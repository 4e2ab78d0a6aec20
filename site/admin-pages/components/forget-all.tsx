/** Asks before the list of missed searches is emptied: what is forgotten does not go to the trash. */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { formatNumber } from "../../components/count-words.ts";
import { AskingButton } from "./asking-button.tsx";
import { type Outcome, useOutcome } from "./outcome.ts";

interface ForgetAllProps {
  /** How many searches are listed on all pages. */
  readonly count: number;
  /** What has the focus afterwards: the button that opened the dialog is gone with the list. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

export const notInTrash = "They do not go to the trash and cannot be restored.";

export function forgetAllQuestion(count: number): string {
  return count === 1
    ? "The one search that found nothing will be forgotten."
    : `All ${formatNumber(count)} searches that found nothing will be forgotten.`;
}

export function ForgetAll({ count, focusAfter }: ForgetAllProps) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const fetcher = useFetcher<{ readonly outcome: Outcome }>();
  const answer = fetcher.data;
  const isForgotten = answer !== undefined && !answer.outcome.notice.failed;
  useOutcome(answer);
  useEffect(() => {
    if (answer && !answer.outcome.notice.failed) setOpen(false);
  }, [answer]);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      {count > 0 && (
        <AskingButton address="/admin/analytics/forget-all" isOpen={isOpen} onAsk={() => setOpen(true)}>
          Forget All
        </AskingButton>
      )}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-scrim" />
        <AlertDialog.Popup
          className="dialog"
          initialFocus={cancel}
          finalFocus={isForgotten ? focusAfter : true}
        >
          <AlertDialog.Title>Forget All Searches</AlertDialog.Title>
          <AlertDialog.Description>{forgetAllQuestion(count)}</AlertDialog.Description>
          <p className="muted">{notInTrash}</p>
          <fetcher.Form method="post" className="dialog-buttons">
            <input type="hidden" name="intent" value="forget-all" />
            <AlertDialog.Close className="button outlined" ref={cancel}>
              Cancel
            </AlertDialog.Close>
            <button type="submit" className="button danger" aria-disabled={fetcher.state !== "idle"}>
              Forget All
            </button>
          </fetcher.Form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
