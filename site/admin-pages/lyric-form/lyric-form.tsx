/**
 * The form that adds or edits a song. Typed text is lost only if the editor discards it: not by a refusal, a lost
 * connection, an ended session, or leaving the page by mistake.
 */
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { useSaveShortcuts } from "../components/save-shortcuts.ts";
import { LeaveDialog } from "../forms/leave-dialog.tsx";
import { RestoredMessage } from "../forms/restored-message.tsx";
import { draftsAddress, songListAddress, songListOf } from "../list-position.ts";
import { isLookingThrough } from "../missing-scripts/looking-through.ts";
import { SkipSong } from "../missing-scripts/skip-song.tsx";
import { useDrafting } from "./drafting/use-drafting.ts";
import { FormButtons, ShortcutHints } from "./form-buttons.tsx";
import { focusNextFieldOnEnter } from "./form-fields.ts";
import { FormLinks } from "./form-links.tsx";
import { ConflictMessage } from "./form-messages.tsx";
import { LyricFields } from "./lyric-fields.tsx";
import { addAnother, type LyricResult, saveIntentOf } from "./lyric-result.ts";
import { type SaveAnswer, SaveDialog, SaveMessage } from "./save-question.tsx";
import { TwinDialog, TwinMessage } from "./twin-warning.tsx";
import { type LyricFormProps, useLyricForm } from "./use-lyric-form.ts";
import { WholeSong } from "./whole-song.tsx";

export function LyricForm(props: LyricFormProps) {
  const { song, draft, saveKey, actionData } = props;
  const { form, state, result, isSaving, save, discard, ...lyricForm } = useLyricForm(props);
  const [answered, setAnswered] = useState<LyricResult>();
  const drafting = useDrafting({
    text: state.text,
    initial: state.initial,
    onChange: lyricForm.change,
    early: lyricForm.early,
    isSaving,
  });
  const isNew = !song;
  const { search } = useLocation();
  const list = draft ? draftsAddress(song?.id) : songListAddress(search, song?.id);
  const isLooking = isLookingThrough(search);
  useSaveShortcuts({
    onSave: () => save("save"),
    onSaveAndAddAnother: () => save(isNew ? addAnother : "save"),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    save(saveIntentOf(submitter instanceof HTMLButtonElement ? submitter.value : undefined));
  };
  const twin = result === answered ? undefined : result?.twin;
  const question = result === answered ? undefined : result?.question;
  const isOfPageLoad = result === actionData;
  const saveAnyway = () => {
    setAnswered(result);
    if (twin) lyricForm.saveDespiteTwin(twin.id);
  };
  const saveAnswered = (answer: SaveAnswer) => {
    setAnswered(result);
    lyricForm.saveAnswered(answer);
  };
  return (
    <>
      <LeaveDialog isUnsaved={lyricForm.isUnsaved} onDiscard={discard} />
      <form
        ref={form}
        method="post"
        noValidate
        className="admin-form lyric-form"
        onSubmit={submit}
        onKeyDown={focusNextFieldOnEnter}
      >
        {/* Before hydration, Enter presses the first button of a form: a disabled one, or half a song would be
            saved. */}
        <button type="submit" disabled hidden />
        <div className="strip form-top">
          <Link className="underlined" to={list}>
            Back to {draft ? "Drafts" : songListOf(search).title}
          </Link>
          {song && (
            <FormLinks
              id={song.id}
              search={search}
              isDraft={draft !== undefined}
              address={song.address}
              neighbours={song.neighbours}
            />
          )}
          <ShortcutHints isNew={isNew} maySkip={isLooking} />
        </div>
        {song && <input type="hidden" name="id" value={song.id} />}
        <input type="hidden" name="version" value={state.version} />
        <input type="hidden" name="askedName" value={actionData?.names?.asked.join("\n") ?? ""} />
        <input type="hidden" name="takenName" value={actionData?.names?.taken.join("\n") ?? ""} />
        {actionData?.scriptAnswer && (
          <input type="hidden" name="scriptAnswer" value={actionData.scriptAnswer} />
        )}
        <input type="hidden" name="saveKey" value={actionData?.saveKey ?? saveKey} />
        <p className="unseen" role="status">
          {lyricForm.keptText}
        </p>
        <RestoredMessage isRestored={state.isRestored} isGone={state.isGone} onDiscard={discard} />
        {draft?.failure && (
          <p className="form-message failed">It was not published at its time: {draft.failure}</p>
        )}
        {isNew && (
          <WholeSong
            key={state.key}
            text={state.text}
            initial={state.initial}
            onChange={lyricForm.change}
            isReadOnly={isSaving}
          />
        )}
        <LyricFields
          form={form}
          draft={draft}
          isNew={isNew}
          id={song?.id}
          text={state.text}
          onChange={lyricForm.change}
          explanation={lyricForm.explanation}
          errors={lyricForm.errors}
          isReadOnly={isSaving}
          drafting={drafting}
        />
        <ConflictMessage result={result} initial={state.initial} onOverwrite={lyricForm.overwrite} />
        {twin && isOfPageLoad && <TwinMessage twin={twin} onSaveAnyway={saveAnyway} />}
        {question && isOfPageLoad && <SaveMessage question={question} onAnswer={saveAnswered} />}
        <FormButtons
          isNew={isNew}
          isDraft={draft !== undefined}
          isSaving={isSaving}
          list={list}
          refusal={result?.refusal}
        >
          {song && isLooking && <SkipSong id={song.id} search={search} />}
        </FormButtons>
      </form>
      {question && !isOfPageLoad && (
        <SaveDialog question={question} onAnswer={saveAnswered} onClose={() => setAnswered(result)} />
      )}
      {twin && !isOfPageLoad && (
        <TwinDialog twin={twin} onSaveAnyway={saveAnyway} onClose={() => setAnswered(result)} />
      )}
    </>
  );
}
