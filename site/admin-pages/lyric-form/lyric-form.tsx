/**
 * The form of a song, for a new one and for one that is there. What is typed is lost by no way but being discarded on
 * purpose: not by a refusal, a dead line, an ended session, or a page that is left by mistake.
 */
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { useSaveShortcuts } from "../components/save-shortcuts.ts";
import { listAddress } from "../list-position.ts";
import { FormButtons, ShortcutHints } from "./form-buttons.tsx";
import { focusNextFieldOnEnter } from "./form-fields.ts";
import { ConflictMessage, RestoredMessage } from "./form-messages.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { LyricFields } from "./lyric-fields.tsx";
import { addAnother, alongside, type LyricResult } from "./lyric-result.ts";
import { TwinDialog, TwinMessage } from "./twin-warning.tsx";
import { type LyricFormFacts, useLyricForm } from "./use-lyric-form.ts";

export function LyricForm(facts: LyricFormFacts) {
  const { song, saveKey, posted } = facts;
  const { form, typed, answer, isSaving, save, discard, ...working } = useLyricForm(facts);
  const [answered, setAnswered] = useState<LyricResult>();
  const isNew = !song;
  const list = listAddress("/admin/lyrics", useLocation().search, song?.id);
  useSaveShortcuts({ onSave: () => save(false), onSaveAndAddAnother: () => save(isNew) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    save(submitter instanceof HTMLButtonElement && submitter.value === addAnother);
  };
  const twin = answer === answered ? undefined : answer?.twin;
  const isPosted = answer === posted;
  const saveAnyway = () => {
    setAnswered(answer);
    if (twin) working.saveDespiteTwin(twin.id);
  };
  return (
    <>
      <LeaveDialog isUnsaved={working.isUnsaved} onDiscard={discard} />
      <form
        ref={form}
        method="post"
        noValidate
        className="admin-form lyric-form"
        onSubmit={submit}
        onKeyDown={focusNextFieldOnEnter}
      >
        {/* The first button of a form is what Enter presses before scripts have come: half a song would be saved. */}
        <button type="submit" disabled hidden />
        <div className="form-top">
          <Link className="underlined" to={list}>
            Back to Manage Lyrics
          </Link>
          <ShortcutHints isNew={isNew} />
        </div>
        {song && <input type="hidden" name="id" value={song.id} />}
        <input type="hidden" name={alongside.version} value={typed.version} />
        <input type="hidden" name={alongside.saveKey} value={posted?.saveKey ?? saveKey} />
        <RestoredMessage isRestored={typed.isRestored} onDiscard={discard} />
        <LyricFields
          isNew={isNew}
          text={typed.text}
          onChange={working.change}
          explanation={working.explanation}
          errors={working.errors}
          isReadOnly={isSaving}
        />
        <ConflictMessage answer={answer} begin={typed.begin} id={song?.id} onOverwrite={working.overwrite} />
        {twin && isPosted && <TwinMessage twin={twin} onSaveAnyway={saveAnyway} />}
        <FormButtons isNew={isNew} isSaving={isSaving} list={list} trouble={answer?.trouble} />
      </form>
      <TwinDialog
        twin={(!isPosted && twin) || null}
        onSaveAnyway={saveAnyway}
        onClose={() => setAnswered(answer)}
      />
    </>
  );
}
