/** All that happens in the song form: what is typed, kept, explained, sent and answered. What it looks like is elsewhere. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useActionResult } from "../components/action-result.ts";
import { removeDraft } from "../draft-storage.ts";
import { fieldOf } from "./form-fields.ts";
import type { LyricResult } from "./lyric-result.ts";
import { emptyText, type LyricText, lyricFields, textForNext } from "./lyric-text.ts";
import { shownErrors } from "./shown-errors.ts";
import { useDraft } from "./use-draft.ts";
import { useExplanation } from "./use-explanation.ts";
import { useSaving } from "./use-saving.ts";
import { isSame, useFormText } from "./use-typed-text.ts";

export interface LyricFormFacts {
  readonly begin: LyricText;
  /** The song that is edited, as it was when the form was opened; left out for a new one. */
  readonly song?: { readonly id: number; readonly version: string };
  /** A UUID for a form that is sent before its page has been taken over. */
  readonly saveKey: string;
  /** The answer that the page was loaded with. */
  readonly posted?: LyricResult | undefined;
}

export function useLyricForm({ begin, song, saveKey, posted }: LyricFormFacts) {
  const { pathname: address, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const version = posted?.version ?? song?.version ?? "";
  const refused = posted && !posted.isSaved ? posted.text : undefined;
  const { typed, change, reset } = useFormText({ form, address, begin, version, refused });
  const {
    answer,
    isSaving,
    save: saveSong,
  } = useSaving({ action: address + search, id: song?.id, saveKey, posted });
  const { text } = typed;
  const explanation = useExplanation(text, song?.id);
  const [knownTwin, setKnownTwin] = useState(0);
  const isLeaving = answer?.isSaved === true && answer.outcome?.to !== undefined;
  const isUnsaved = !isLeaving && !isSame(text, typed.begin);
  useDraft(address, typed, isUnsaved);
  useActionResult(answer);

  const beginWith = (text: LyricText, newVersion?: string) => {
    reset(text, newVersion);
    setKnownTwin(0);
    fieldOf(form.current, "title")?.focus();
  };
  useResultEffects(answer, form, beginWith);
  const discard = () => {
    removeDraft(address);
    beginWith(begin, version);
  };
  const wasAnother = useRef(false);
  const save = (isAnother: boolean, despite: { twin?: number; version?: string } = {}) => {
    wasAnother.current = isAnother;
    if (despite.twin) setKnownTwin(despite.twin);
    saveSong({
      text,
      isAnother,
      knownTwin: despite.twin ?? knownTwin,
      isRenamed: !song || text.title !== begin.title || text.singerNames !== begin.singerNames,
      version: despite.version ?? typed.version,
    });
  };
  return {
    form,
    typed,
    change,
    explanation,
    answer,
    isSaving,
    isUnsaved,
    discard,
    errors: shownErrors(answer, text),
    save,
    saveDespiteTwin: (twin: number) => save(wasAnother.current, { twin }),
    overwrite: () => save(false, { version: answer?.stale?.version }),
  };
}

/** After a save the next song begins; after a refusal the hand has to go to the first wrong field, or to a decision. */
function useResultEffects(
  answer: LyricResult | undefined,
  form: React.RefObject<HTMLFormElement | null>,
  onNext: (begin: LyricText) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer?.isSaved && !answer.outcome?.to) onNext(textForNext(answer.text ?? emptyText));
    const wrong = lyricFields.find((field) => answer?.errors?.[field]);
    if (wrong) fieldOf(form.current, wrong)?.focus();
    else form.current?.querySelector<HTMLElement>("[data-decide]")?.focus();
  }, [answer]);
}
