/** Asks in a dialog before something is done. The way back has the focus. */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { hasSucceeded, useActionFetcher } from "./action-result.ts";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface QuestionProps {
  readonly title: string;
  readonly question: string;
  /** What has the focus afterwards; left out, what had it before. */
  readonly focusAfter?: RefObject<HTMLElement | null> | undefined;
}

interface AnswersProps {
  /** The button that says no, and changes nothing. */
  readonly no?: string;
  /** The button that says yes. */
  readonly yes: ReactNode;
  /** What else has to be known before the answer. */
  readonly children?: ReactNode;
}

export function ConfirmDialog({ isOpen, onClose, ...question }: DialogProps & QuestionProps & AnswersProps) {
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

function Question(props: QuestionProps & AnswersProps) {
  const { title, question, focusAfter, no = "Cancel", yes, children } = props;
  const back = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Popup className="dialog" initialFocus={back} finalFocus={focusAfter ?? true}>
      <AlertDialog.Title>{title}</AlertDialog.Title>
      <AlertDialog.Description>{question}</AlertDialog.Description>
      {children}
      <div className="dialog-buttons">
        <AlertDialog.Close className="button outlined" ref={back}>
          {no}
        </AlertDialog.Close>
        {yes}
      </div>
    </AlertDialog.Popup>
  );
}

interface SubmitContentProps extends QuestionProps {
  readonly onClose: () => void;
  /** What else has to be known before the answer. */
  readonly note: string;
  /** What is sent with yes to the action of the page it stands on. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly yes: string;
}

/** Closes when what was sent has worked; otherwise stays open and says why not. */
export function SubmitDialog({ isOpen, ...question }: DialogProps & SubmitContentProps) {
  return (
    <Dialog isOpen={isOpen} onClose={question.onClose}>
      <SubmitContent {...question} />
    </Dialog>
  );
}

/** Begins anew whenever the dialog is opened. */
function SubmitContent({ onClose, note, fields, yes, focusAfter, ...question }: SubmitContentProps) {
  const { data: result, state, submit } = useActionFetcher();
  const isSubmitting = state !== "idle";
  const isDone = hasSucceeded(result);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Question
      {...question}
      focusAfter={isDone ? focusAfter : undefined}
      yes={
        <button
          type="button"
          className="button danger"
          aria-disabled={isSubmitting}
          onClick={() => isSubmitting || submit(fields, { method: "post" })}
        >
          {yes}
        </button>
      }
    >
      <p className="muted">{note}</p>
      {result && !isDone && <p className="field-error">{result.notice.text}</p>}
    </Question>
  );
}
