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
  /** The page whose action gets what the dialog submits; left out, this one. */
  readonly action?: string;
  /** Submitted by the dialog. */
  readonly intent: string;
  /** Submitted with it, and given to the page that asks. */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** What the button is about, where several have the same words. */
  readonly about?: string | undefined;
  readonly disabled?: boolean;
  /** Gets the focus afterwards, where the button is gone then. */
  readonly focusAfter?: RefObject<HTMLElement | null> | undefined;
  readonly isHidden?: boolean;
  /** Called after a success. */
  readonly onDone?: (() => void) | undefined;
}

export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, address, intent, fields, about, disabled, isHidden = false, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <form method="get" action={address} hidden={isHidden}>
        {Object.entries(fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
          {about && <span className="unseen"> {about}</span>}
        </button>
      </form>
      {isOpen && <SubmitDialog {...dialog} onClose={() => setOpen(false)} fields={{ ...fields, intent }} />}
    </>
  );
}
