/**
 * Asks before a page with unsaved text is left. What replaces it by another page is no leaving: the answer to a form,
 * and the sign-in and the sign-out, which the draft survives. A link within the page keeps the page.
 */
import { useCallback, useEffect, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { question } from "../../texts/en/administration.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";

const texts = question.leave;

interface LeaveDialogProps {
  readonly isUnsaved: boolean;
  /** Its forms are sent to this page while they count as unsaved. */
  readonly sendsToItself?: boolean;
  /** Throws away what was typed, and what was kept of it. */
  readonly onDiscard: () => Promise<void>;
}

export function LeaveDialog({ isUnsaved, sendsToItself = false, onDiscard }: LeaveDialogProps) {
  const blocker = useBlocker(({ currentLocation: current, nextLocation: next, historyAction }) => {
    if (!isUnsaved) return false;
    const isReplaced = historyAction === "REPLACE";
    if (next.pathname !== current.pathname) return !isReplaced;
    return next.hash === current.hash && !(isReplaced && sendsToItself);
  });
  const [isDiscarded, setDiscarded] = useState(false);
  // For a reload, a closed tab, or a link out of the administration, the browser asks.
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]));
  useEffect(() => {
    if (!isDiscarded || isUnsaved) return;
    setDiscarded(false);
    if (blocker.state === "blocked") blocker.proceed();
  }, [isDiscarded, isUnsaved, blocker]);
  const leave = async () => {
    await onDiscard();
    setDiscarded(true);
  };
  return (
    blocker.state === "blocked" && (
      <ConfirmDialog
        onClose={() => blocker.reset()}
        title={texts.title}
        question={texts.text}
        cancelLabel={texts.stay}
        confirmButton={
          <button type="button" className="button danger" onClick={leave}>
            {texts.leave}
          </button>
        }
      />
    )
  );
}
