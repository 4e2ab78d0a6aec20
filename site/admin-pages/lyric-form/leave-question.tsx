/** Asks before a page with unsaved text is left, by whatever way; not when the session has ended, which the draft outlives. */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useEffect, useRef, useState } from "react";
import { type Location, useBlocker } from "react-router";

interface LeaveQuestionProps {
  readonly isUnsaved: boolean;
  /** Throws away what was typed. */
  readonly onDiscard: () => void;
}

export function LeaveQuestion({ isUnsaved, onDiscard }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !keepsText(currentLocation, nextLocation),
  );
  const [isDiscarding, setDiscarding] = useState(false);
  useBrowserQuestion(isUnsaved);
  useEffect(() => {
    if (!isDiscarding || isUnsaved) return;
    setDiscarding(false);
    if (blocker.state === "blocked") blocker.proceed();
  }, [isDiscarding, isUnsaved, blocker]);
  const leave = () => {
    onDiscard();
    setDiscarding(true);
  };
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={blocker.state === "blocked"} onOpenChange={(open) => open || blocker.reset?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-scrim" />
        <AlertDialog.Popup className="dialog" initialFocus={stay}>
          <AlertDialog.Title>Leave without saving?</AlertDialog.Title>
          <AlertDialog.Description>What you have typed is not saved.</AlertDialog.Description>
          <div className="dialog-buttons">
            <AlertDialog.Close className="button outlined" ref={stay}>
              Stay
            </AlertDialog.Close>
            <button type="button" className="button danger" onClick={leave}>
              Leave
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** The sign-in and the sign-out keep the draft; a place in the same page keeps the page. */
function keepsText(current: Location, next: Location): boolean {
  if (next.pathname === "/admin" || next.pathname === "/admin/logout") return true;
  return next.pathname === current.pathname && next.hash !== current.hash;
}

/** Reloading, closing, and following a link out of the administration ask in the browser's own words. */
function useBrowserQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
