/** The behaviour of the song form: its text, draft, explanation and saves. Its looks are in lyric-form.tsx. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hasSucceeded, useActionResult } from "../components/action-result.ts";
import { type Draft, isSameText } from "../forms/draft.ts";
import { useKeptText } from "../forms/use-kept-text.ts";
import type { DraftedSong } from "./drafting/draft-song.server.ts";
import { fieldOf } from "./form-fields.ts";
import type { LyricResult, SaveIntent } from "./lyric-result.ts";
import { emptyText, type LyricText, lyricFields, textForNext } from "./lyric-text.ts";
import type { Neighbours } from "./neighbours.server.ts";
import { keyOf, type NameAnswers, noAnswers } from "./offered-names.ts";
import type { SaveAnswer } from "./save-question.tsx";
import type { ScriptAnswer } from "./scripts-in-place.ts";
import { shownErrors } from "./shown-errors.ts";
import { useExplanation } from "./use-explanation.ts";
import { useFormText } from "./use-form-text.ts";
import { useSaving } from "./use-saving.ts";

/** What the form of a draft shows beside the song. */
export interface OpenedDraft {
  /** IANA time zone of the field for its time. */
  readonly timeZone: string;
  /** Why it was not published at its time; null if that did not happen. */
  readonly failure: string | null;
}

export interface LyricFormProps {
  readonly initial: LyricText;
  /** A draft of what the song lacks, with which the form opens; null if none was asked for. */
  readonly drafted?: DraftedSong | null;
  /** The edited song, as it was when the form was opened; left out for a new one. */
  readonly song?: {
    readonly id: number;
    readonly version: string;
    /** Of its page on the site, if it is public. */
    readonly address?: string;
    /** In the list from which the form was opened. */
    readonly neighbours?: Neighbours;
  };
  /** Left out for a public song. */
  readonly draft?: OpenedDraft;
  /** What was kept on the server of another visit, if the address asks for it. */
  readonly unfinished?: Draft | null;
  /** A UUID for a form that is sent before hydration. */
  readonly saveKey: string;
  /** Of a page that was loaded by sending this form. */
  readonly actionData?: LyricResult | undefined;
}

export function useLyricForm(props: LyricFormProps) {
  const { initial, drafted, song, unfinished, saveKey, actionData } = props;
  const { pathname: address, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const version = actionData?.version ?? song?.version ?? "";
  const refused = hasSucceeded(actionData) ? undefined : actionData?.typed;
  const { state, change, reset } = useFormText({
    form,
    address,
    initial,
    drafted: drafted?.text,
    version,
    unfinished,
    isGone: new URLSearchParams(search).has("continue") && !unfinished,
    refused,
  });
  const saving = useSaving({ action: address + search, id: song?.id, saveKey, actionData });
  const { result, isSaving } = saving;
  const { text } = state;
  const explanation = useExplanation(text, song?.id);
  const [knownTwin, setKnownTwin] = useState(0);
  const [names, setNames] = useState(actionData?.names ?? noAnswers);
  const lyrics = `${text.lyrics_hindi}\n${text.lyrics_english}`;
  const [scriptAnswer, setScriptAnswer] = useState({ to: lyrics, answer: actionData?.scriptAnswer });
  const isLeaving = hasSucceeded(result) && result?.redirectTo !== undefined;
  // A draft that nobody has touched is made again at any time.
  const isUntouched = isSameText(text, state.initial) || (drafted ? isSameText(text, drafted.text) : false);
  const isUnsaved = !isLeaving && !isUntouched;
  const { isRestored } = state;
  const kept = useKeptText({ address, title: text.title, draft: state, isRestored, isUnsaved });
  useActionResult(result);

  const beginWith = (text: LyricText, newVersion?: string) => {
    reset(text, newVersion);
    setKnownTwin(0);
    setNames(noAnswers);
    fieldOf(form.current, "title")?.focus();
  };
  useResultEffects(result, form, beginWith);
  const discard = () => {
    beginWith(initial, version);
    return kept.discard();
  };
  const lastIntent = useRef<SaveIntent>("save");
  const save = (
    intent: SaveIntent,
    confirmed: { twin?: number; version?: string; names?: NameAnswers; scripts?: ScriptAnswer } = {},
  ) => {
    lastIntent.current = intent;
    if (confirmed.twin) setKnownTwin(confirmed.twin);
    if (confirmed.names) setNames(confirmed.names);
    if (confirmed.scripts) setScriptAnswer({ to: lyrics, answer: confirmed.scripts });
    saving.save({
      text,
      intent,
      knownTwin: confirmed.twin ?? knownTwin,
      names: confirmed.names ?? names,
      scriptAnswer: confirmed.scripts ?? (scriptAnswer.to === lyrics ? scriptAnswer.answer : undefined),
      isRenamed: !song || text.title !== initial.title || text.singerNames !== initial.singerNames,
      version: confirmed.version ?? state.version,
    });
  };
  return {
    form,
    state,
    change,
    explanation,
    result,
    isSaving,
    isUnsaved,
    /** For screen readers: whether the server has kept what is typed. */
    keptText: kept.status,
    /** The draft with which the form has opened, unless other text was sent since. */
    early: actionData ? actionData.drafted : drafted?.draft,
    discard,
    errors: shownErrors(result, text),
    save,
    saveAnswered: ({ taken, scripts }: SaveAnswer) => {
      const { offers = [], misplaced } = result?.question ?? {};
      save(lastIntent.current, {
        names: { asked: [...names.asked, ...offers.map(keyOf)], taken: [...names.taken, ...taken] },
        ...(misplaced && { scripts }),
      });
    },
    saveDespiteTwin: (twin: number) => save(lastIntent.current, { twin }),
    overwrite: () => save(lastIntent.current, { version: result?.stored?.version }),
  };
}

/** After a save the next song begins; after a refusal the focus goes to the first wrong field, or to a decision. */
function useResultEffects(
  result: LyricResult | undefined,
  form: React.RefObject<HTMLFormElement | null>,
  onNext: (initial: LyricText) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (hasSucceeded(result) && !result?.redirectTo) onNext(textForNext(result?.typed ?? emptyText));
    const wrong = lyricFields.find((field) => result?.errors?.[field]);
    if (wrong) fieldOf(form.current, wrong)?.focus();
    else form.current?.querySelector<HTMLElement>("[data-decide]")?.focus();
  }, [result]);
}
