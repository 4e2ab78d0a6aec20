/** The row of buttons of the song form, which stays in view, and the hints about keyboard shortcuts. */
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { form, question } from "../../texts/en/administration.ts";
import type { FormRefusal } from "../forms/form-result.ts";
import { RefusalMessage } from "../forms/refusal-message.tsx";
import { draftKey } from "./drafting/draft-intent.ts";
import { addAnother, publish, saveAsDraft } from "./lyric-result.ts";

interface FormButtonsProps {
  readonly isNew: boolean;
  readonly isDraft: boolean;
  readonly isSaving: boolean;
  /** Address to which Cancel leads. */
  readonly list: string;
  /** Of the last save. */
  readonly refusal: FormRefusal | null | undefined;
  /** More buttons, before Cancel. */
  readonly children?: ReactNode;
}

export function FormButtons({ isNew, isDraft, isSaving, list, refusal, children }: FormButtonsProps) {
  const noteId = useId();
  return (
    <div className="strip form-buttons">
      {refusal?.reason === "failed" && !isSaving && <RefusalMessage refusal={refusal} />}
      <button
        type="submit"
        name="intent"
        value="save"
        className="button solid"
        aria-disabled={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        aria-describedby={isDraft ? undefined : noteId}
      >
        {isSaving ? form.saving : isDraft ? "Save draft" : "Save"}
      </button>
      {isNew && (
        <button
          type="submit"
          name="intent"
          value={addAnother}
          className="button outlined"
          aria-disabled={isSaving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          Save and add another
        </button>
      )}
      {!isDraft && (
        <p className="small-print save-note" id={noteId}>
          Visible on the site at once
        </p>
      )}
      {(isNew || isDraft) && (
        <button
          type="submit"
          name="intent"
          value={isNew ? saveAsDraft : publish}
          className="button outlined"
          aria-disabled={isSaving}
        >
          {isNew ? "Save as draft" : "Publish now"}
        </button>
      )}
      {children}
      <Link className="button" to={list}>
        {question.cancel}
      </Link>
    </div>
  );
}

interface ShortcutHintsProps {
  readonly isNew: boolean;
  readonly maySkip: boolean;
}

export function ShortcutHints({ isNew, maySkip }: ShortcutHintsProps) {
  return (
    <p className="form-keys small-print">
      <kbd>Enter</kbd> next empty field <kbd>Ctrl S</kbd> save
      {isNew && (
        <>
          {" "}
          <kbd>Ctrl Enter</kbd> save and add another
        </>
      )}
      {maySkip && (
        <>
          {" "}
          <kbd>Alt N</kbd> skip
        </>
      )}{" "}
      <kbd>{draftKey}</kbd> write the other script
    </p>
  );
}
