/** Dialogs that ask before something is done. The button that cancels has the focus. */
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { question as texts } from "../../texts/en/administration.ts";
import { hasSucceeded, useActionFetcher } from "./action-result.ts";

interface QuestionProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly question: string;
  /** Gets the focus afterwards; left out, the element that had it before. */
  readonly focusAfter?: RefObject<HTMLElement | null> | undefined;
}

interface ButtonsProps {
  /** The label of the button that changes nothing. */
  readonly cancelLabel?: string;
  readonly confirmButton: ReactNode;
  /** Details below the question. */
  readonly children?: ReactNode;
}

/** Is open for as long as it is rendered. */
export function ConfirmDialog(props: QuestionProps & ButtonsProps) {
  const { onClose, title, question, focusAfter, cancelLabel = texts.cancel, confirmButton, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const focusNext = useEffectEvent(() => focusAfter?.current?.focus());
  // Before it is drawn: a key pressed until then would type into the page behind it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const { clientWidth, style } = document.documentElement;
    // The style sheet stops the page behind, whose width stays the same without its scroll bar.
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    opened?.showModal();
    cancel.current?.focus();
    return () => {
      style.scrollbarGutter = "";
      // Gives the focus back.
      opened?.close();
      focusNext();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-question`}>{question}</p>
      {children}
      <div className="dialog-buttons">
        <button type="button" className="button outlined" ref={cancel} onClick={onClose}>
          {cancelLabel}
        </button>
        {confirmButton}
      </div>
    </dialog>,
    document.body,
  );
}

interface SubmitDialogProps extends QuestionProps {
  readonly note: string;
  /** The page whose action gets the fields; left out, the one that shows the dialog. */
  readonly action?: string | undefined;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly confirmLabel: string;
  /** Called after a success. */
  readonly onDone?: (() => void) | undefined;
}

/** Closes after a success; otherwise stays open and shows the error. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { onClose, onDone, note, action, fields, confirmLabel, focusAfter, ...question } = props;
  const { data: result, state, submit } = useActionFetcher();
  const isSubmitting = state !== "idle";
  const isDone = hasSucceeded(result);
  const finish = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (!isDone) return;
    onClose();
    finish();
  }, [isDone, onClose]);
  return (
    <ConfirmDialog
      {...question}
      onClose={onClose}
      focusAfter={isDone ? focusAfter : undefined}
      confirmButton={
        <button
          type="button"
          className="button danger"
          aria-disabled={isSubmitting}
          onClick={() => isSubmitting || submit(fields, { method: "post", action })}
        >
          {confirmLabel}
        </button>
      }
    >
      <p className="muted">{note}</p>
      {result && !isDone && <p className="field-error">{result.notice.text}</p>}
    </ConfirmDialog>
  );
}
