/** Asks before a page with unsaved text is left, except for the sign-in or sign-out, which the draft survives. */
import { useCallback, useEffect, useState } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";

interface LeaveDialogProps {
  readonly isUnsaved: boolean;
  /** Throws away what was typed, and what was kept of it. */
  readonly onDiscard: () => Promise<void>;
}

export function LeaveDialog({ isUnsaved, onDiscard }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !keepsText(currentLocation, nextLocation),
  );
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
        title="Leave without saving?"
        question="What you have typed is not saved. If you leave, it is thrown away, and so is what was kept of it as unfinished."
        cancelLabel="Stay"
        confirmButton={
          <button type="button" className="button danger" onClick={leave}>
            Leave
          </button>
        }
      />
    )
  );
}

/** The sign-in and the sign-out keep the draft; a link within the page keeps the page. */
function keepsText(current: Location, next: Location): boolean {
  if (next.pathname === "/admin" || next.pathname === "/admin/logout") return true;
  return next.pathname === current.pathname && next.hash !== current.hash;
}
