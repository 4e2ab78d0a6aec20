/** A form with all that keeps its text, its messages and its button. Its behaviour is that of use-edit-form.ts. */
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { form as texts } from "../../texts/en/administration.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { RefusalMessage } from "./refusal-message.tsx";
import { RestoredMessage } from "./restored-message.tsx";
import type { EditForm as EditFormState } from "./use-edit-form.ts";

interface EditFormProps {
  readonly form: EditFormState;
  /** Inside a sentence. */
  readonly noun: string;
  /** Of the button. */
  readonly label: string;
  /** The fields, with `form.opened.text` in them. */
  readonly children: ReactNode;
}

export function EditForm({ form, noun, label, children }: EditFormProps) {
  const { Form, opened, discard } = form;
  const refusal = form.result?.refusal;
  const isDecision = refusal?.reason !== "failed";
  return (
    <>
      <LeaveDialog isUnsaved={form.isUnsaved} onDiscard={discard} />
      <Form ref={form.form} method="post" noValidate onInput={form.noteInput} onSubmit={form.submitOnce}>
        <input type="hidden" name="saveKey" value={form.saveKey} />
        <input type="hidden" name="version" value={opened.version} />
        <p className="unseen" role="status">
          {form.keptText}
        </p>
        <RestoredMessage isRestored={opened.isRestored} isGone={opened.isGone} onDiscard={discard} />
        <Fragment key={form.edition}>{children}</Fragment>
        {isDecision && (
          <RefusalMessage refusal={refusal}>
            {refusal?.reason === "stale" && (
              <Link className="underlined" to="." reloadDocument onClick={discard}>
                {texts.loadAgain(noun)}
              </Link>
            )}
          </RefusalMessage>
        )}
        <div className="strip form-buttons">
          {!isDecision && !form.isSaving && <RefusalMessage refusal={refusal} />}
          <button
            type="submit"
            className="button solid"
            aria-disabled={form.isSaving}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {form.isSaving ? texts.saving : label}
          </button>
        </div>
      </Form>
    </>
  );
}
