/** Drafting in the song form: what is asked of the server and of the administrator, and what is said about it. */
import { useRef, useState } from "react";
import { formatCount } from "../../../components/format-count.ts";
import { canMove, inPlace } from "../scripts-in-place.ts";
import { changedMeanwhile, moved, noAnswer, noLines, noText, tooLong } from "./draft-messages.ts";
import { noWords } from "./drafted-state.ts";
import { chooseCandidate, type DraftedWord, groupUnsureWords } from "./drafted-words.ts";
import {
  type DraftPlan,
  planForLines,
  planForScript,
  planForSong,
  requestFor,
  wouldReplace,
} from "./plan-draft.ts";
import { requestDraft } from "./request-draft.ts";
import { longestLyrics, type ScriptField } from "./scripts.ts";
import { describeDraft, takeDraft } from "./take-draft.ts";
import { type DraftedTextsOptions, useDraftedTexts } from "./use-drafted-texts.ts";
import type { SelectedLines } from "./use-selected-lines.ts";

export type DraftQuestion =
  /** Also a single stanza: that of the caret, if it is in one. */
  | { readonly kind: "which-script"; readonly stanza: DraftPlan | null }
  | { readonly kind: "replace-lines"; readonly plan: DraftPlan }
  | { readonly kind: "undo" };

export type Drafting = ReturnType<typeof useDrafting>;

interface DraftingOptions extends DraftedTextsOptions {
  /** While the song is being saved, nothing is drafted. */
  readonly isSaving: boolean;
}

export function useDrafting({ isSaving, ...options }: DraftingOptions) {
  const drafted = useDraftedTexts(options);
  const { texts, words, latest } = drafted;
  const { initial, early } = options;
  // The next song, which begins with another text, has none yet.
  const [said, setSaid] = useState({ of: initial, message: early?.message ?? "" });
  const setMessage = (message: string) => setSaid({ of: initial, message });
  const [question, setQuestion] = useState<DraftQuestion | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The state changes a moment later: it would not stop the second half of a double click.
  const isAsking = useRef(false);

  const draft = async (plan: DraftPlan) => {
    if (isAsking.current || isSaving) return;
    const { texts: asked } = latest.current;
    const request = requestFor(latest.current, plan);
    setQuestion(null);
    if (request.source.length > longestLyrics) return setMessage(tooLong);
    isAsking.current = true;
    setBusy(true);
    const answer = await requestDraft(request);
    isAsking.current = false;
    setBusy(false);
    const { texts: now, words } = latest.current;
    if (!answer) return setMessage(noAnswer);
    if (now.lyrics_hindi !== asked.lyrics_hindi || now.lyrics_english !== asked.lyrics_english)
      return setMessage(changedMeanwhile);
    const after = takeDraft({ texts: now, words }, plan, answer);
    drafted.take(after);
    setMessage(describeDraft(plan, now, after));
  };
  /** As a step that can be undone. */
  const move = () => drafted.take({ texts: inPlace(latest.current.texts), words: noWords });
  /** @param caret where it is, or was last, in the lyrics; null if it never was */
  const draftSong = (caret: SelectedLines | null) => {
    if ((texts.lyrics_hindi + texts.lyrics_english).trim() === "") return setMessage(noText);
    if (canMove(texts)) move();
    const plan = planForSong(latest.current.texts);
    if (plan) draft(plan);
    else setQuestion({ kind: "which-script", stanza: caret && planOf(caret) });
  };
  const planOf = ({ field, start, end }: SelectedLines) =>
    planForLines(latest.current.texts, field, start, end);
  const draftLines = (selected: SelectedLines) => {
    const plan = planOf(selected);
    if (!plan) setMessage(noLines);
    else if (wouldReplace(texts, plan)) setQuestion({ kind: "replace-lines", plan });
    else draft(plan);
  };
  const undo = () => {
    setQuestion(null);
    drafted.undo();
    setMessage("Undone: the text is as it was before.");
  };
  /** @returns index after the word that was put there */
  const choose = (field: ScriptField, word: DraftedWord, candidate: number) => {
    const { text, words: chosen, count } = chooseCandidate(texts[field], words[field], word, candidate);
    const after = { texts: { ...texts, [field]: text }, words: { ...words, [field]: chosen } };
    drafted.take(after);
    const left = groupUnsureWords(text, chosen).length;
    const where = count === 1 ? "" : ` in ${count} places`;
    setMessage(`${word.candidates[candidate]}${where}. ${formatCount(left, "word")} to look at.`);
    return chosen[words[field].indexOf(word)]?.end ?? 0;
  };
  return {
    early: options.early,
    texts,
    words,
    message: said.of === initial ? said.message : "",
    question,
    isBusy,
    canUndo: drafted.canUndo,
    draftSong,
    /** Moves lyrics that stand in the field of the other script. */
    move: () => {
      move();
      setMessage(moved);
    },
    draftLines,
    draftAnew: (to: ScriptField) => draft(planForScript(texts, to)),
    draft,
    choose,
    undo,
    askToUndo: () => (drafted.isChangedSince ? setQuestion({ kind: "undo" }) : undo()),
    dismiss: () => setQuestion(null),
  };
}
