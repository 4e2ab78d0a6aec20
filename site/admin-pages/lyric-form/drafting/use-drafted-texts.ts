/**
 * The texts that drafts change, and the drafted words in them. The words follow whatever else changes the texts:
 * typing, a restored draft, the next song. Each step can be undone.
 */
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { editBetween } from "../edit-between.ts";
import type { LyricField, LyricText } from "../lyric-text.ts";
import { type DraftedState, type EarlyDraft, noWords } from "./drafted-state.ts";
import { shiftWords, wholeWords } from "./drafted-words.ts";
import { type DraftedTexts, draftedFields, draftedTexts, type ScriptField, scriptFields } from "./scripts.ts";

/** What a draft or a chosen candidate has changed. */
interface Step {
  readonly before: DraftedState;
  readonly after: DraftedTexts;
}

interface Followed extends DraftedState {
  /** The newest last. */
  readonly steps: readonly Step[];
  /** The text that the form began with: with the next song it is another one. */
  readonly initial: LyricText;
}

export interface DraftedTextsOptions {
  readonly text: LyricText;
  readonly initial: LyricText;
  readonly onChange: (field: LyricField, text: string) => void;
  readonly early: EarlyDraft | undefined;
}

export function useDraftedTexts({ text, initial, onChange, early }: DraftedTextsOptions) {
  const [known, setKnown] = useState<Followed>(() => {
    const texts = draftedTexts(text);
    const steps = early ? [{ before: { texts: early.before, words: noWords }, after: texts }] : [];
    return { texts, words: early?.words ?? noWords, steps, initial };
  });
  const current = follow(known, draftedTexts(text), initial);
  if (current !== known) setKnown(current);
  // The answer to a request finds the texts as they are then.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const write = ({ texts, words }: DraftedState, steps: readonly Step[]) => {
    for (const field of draftedFields)
      if (texts[field] !== latest.current.texts[field]) onChange(field, texts[field]);
    latest.current = { ...latest.current, texts, words, steps };
    setKnown(latest.current);
  };
  const { texts, words } = current;
  const hindi = useMemo(() => wholeWords(texts.lyrics_hindi, words.lyrics_hindi), [texts, words]);
  const english = useMemo(() => wholeWords(texts.lyrics_english, words.lyrics_english), [texts, words]);
  return {
    texts,
    words: { lyrics_hindi: hindi, lyrics_english: english },
    canUndo: current.steps.length > 0,
    latest,
    /** Changes texts, as a step that can be undone. */
    take: (after: DraftedState) => {
      const { texts, words, steps } = latest.current;
      write(after, [...steps, { before: { texts, words }, after: after.texts }]);
    },
    /** Undoes the last step; a title that was changed since stays. */
    undo: () => {
      const { steps } = latest.current;
      const step = steps.at(-1);
      if (step) write(before(step, latest.current), steps.slice(0, -1));
    },
    /** Whether undoing the last step would lose what was typed since. */
    isChangedSince: current.steps.at(-1) !== undefined && isTypedOver(current),
  };
}

function follow(known: Followed, texts: DraftedTexts, initial: LyricText): Followed {
  if (initial !== known.initial) return { texts, words: noWords, steps: [], initial };
  if (draftedFields.every((field) => texts[field] === known.texts[field])) return known;
  const wordsIn = (field: ScriptField) =>
    texts[field] === known.texts[field]
      ? known.words[field]
      : shiftWords(known.words[field], editBetween(known.texts[field], texts[field]));
  const words = { lyrics_hindi: wordsIn("lyrics_hindi"), lyrics_english: wordsIn("lyrics_english") };
  return { ...known, texts, words };
}

function before({ before: old, after }: Step, { texts, words }: DraftedState): DraftedState {
  const changed = scriptFields.filter((field) => old.texts[field] !== after[field]);
  const pick = <Value>(from: Readonly<Record<ScriptField, Value>>) =>
    changed.map((field) => [field, from[field]]);
  const title = texts.title === after.title ? old.texts.title : texts.title;
  return {
    texts: { ...texts, ...Object.fromEntries(pick(old.texts)), title },
    words: { ...words, ...Object.fromEntries(pick(old.words)) },
  };
}

function isTypedOver({ steps, texts }: Followed): boolean {
  const step = steps.at(-1);
  return scriptFields.some(
    (field) => step && step.before.texts[field] !== step.after[field] && texts[field] !== step.after[field],
  );
}
