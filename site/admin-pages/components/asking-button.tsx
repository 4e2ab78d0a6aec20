/** A button that asks before it does something: in a dialog, and before scripts have come on a page. */
import type { ReactNode } from "react";

interface AskingButtonProps {
  /** Of the page that asks. */
  readonly address: string;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  readonly onAsk: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function AskingButton({ address, isOpen, onAsk, disabled, children }: AskingButtonProps) {
  return (
    <form method="get" action={address}>
      <button
        type="submit"
        className="button outlined"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        {children}
      </button>
    </form>
  );
}
