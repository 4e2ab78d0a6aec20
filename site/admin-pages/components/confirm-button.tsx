/** A button that asks before it submits: in a dialog, or without scripts on a page. */
import { type RefObject, useState } from "react";
import { SubmitDialog } from "./confirm-dialog.tsx";

interface ConfirmButtonProps {
  /** Of the dialog. */
  readonly title: string;
  readonly children: string;
  /** Of the page that asks. */
  readonly address: string;
  readonly question: string;
  readonly note: string;
  readonly confirmLabel: string;
  /** Submitted by the dialog. */
  readonly intent: string;
  readonly disabled?: boolean;
  /** Gets the focus afterwards, where the button is gone then. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
  readonly isHidden?: boolean;
}

export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, address, intent, disabled, isHidden = false, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <form method="get" action={address} hidden={isHidden}>
        <button
          type="submit"
          className="button outlined"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children}
        </button>
      </form>
      <SubmitDialog {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} fields={{ intent }} />
    </>
  );
}
