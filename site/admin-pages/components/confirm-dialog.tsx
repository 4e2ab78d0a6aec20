/** Dialogs that ask before something is done. The button that cancels has the focus. */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { hasSucceeded, useActionFetcher } from "./action-result.ts";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface QuestionProps {
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

export function ConfirmDialog({ isOpen, onClose, ...question }: DialogProps & QuestionProps & ButtonsProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <Question {...question} />
    </Dialog>
  );
}

function Dialog({ isOpen, onClose, children }: DialogProps & { readonly children: ReactNode }) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-scrim" />
        {children}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Question(props: QuestionProps & ButtonsProps) {
  const { title, question, focusAfter, cancelLabel = "Cancel", confirmButton, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  /** At once: by itself a popup waits for the next frame, and a key pressed until then would type into the page behind it. */
  const focusCancel = () => {
    cancel.current?.focus();
    return false;
  };
  return (
    <AlertDialog.Popup className="dialog" initialFocus={focusCancel} finalFocus={focusAfter ?? true}>
      <AlertDialog.Title>{title}</AlertDialog.Title>
      <AlertDialog.Description>{question}</AlertDialog.Description>
      {children}
      <div className="dialog-buttons">
        <AlertDialog.Close className="button outlined" ref={cancel}>
          {cancelLabel}
        </AlertDialog.Close>
        {confirmButton}
      </div>
    </AlertDialog.Popup>
  );
}

interface SubmitContentProps extends QuestionProps {
  readonly onClose: () => void;
  readonly note: string;
  /** The page whose action gets the fields; left out, the one that shows the dialog. */
  readonly action?: string | undefined;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly confirmLabel: string;
  /** Called after a success. */
  readonly onDone?: (() => void) | undefined;
}

/** Closes after a success; otherwise stays open and shows the error. */
export function SubmitDialog({ isOpen, ...question }: DialogProps & SubmitContentProps) {
  return (
    <Dialog isOpen={isOpen} onClose={question.onClose}>
      <SubmitContent {...question} />
    </Dialog>
  );
}

/** Mounted with each opening of the dialog, so that no old error is shown. */
function SubmitContent(props: SubmitContentProps) {
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
    <Question
      {...question}
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
    </Question>
  );
}
