/**
 * The drafted word whose candidates are offered at its place: by a click on it, or by a key that goes from word to
 * word.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { fieldOf } from "../form-fields.ts";
import { nextUnsureKey } from "./draft-intent.ts";
import { type DraftedWord, nextUnsureWord, wordAt } from "./drafted-words.ts";
import { type ScriptField, scriptFields } from "./scripts.ts";
import { useDraftKey } from "./use-draft-key.ts";
import type { Drafting } from "./use-drafting.ts";

interface Opened {
  readonly field: ScriptField;
  /** Of the word. */
  readonly start: number;
  /** A key has opened the candidates, and they get the focus; after a click the text area keeps it. */
  readonly byKey: boolean;
}

export type Candidates = ReturnType<typeof useCandidates>;

export function useCandidates(drafting: Drafting, form: RefObject<HTMLFormElement | null>) {
  const { words } = drafting;
  const [opened, setOpened] = useState<Opened | null>(null);
  const setPendingCaret = usePendingCaret(form);
  const word = opened && words[opened.field].find(({ start }) => start === opened.start);
  const areaOf = (field: ScriptField) => fieldOf(form.current, field);
  const open = (field: ScriptField, { start, end }: DraftedWord) => {
    areaOf(field)?.focus();
    areaOf(field)?.setSelectionRange(start, end);
    setOpened({ field, start, byKey: true });
  };
  const openNext = () => {
    const active = scriptFields.find((field) => areaOf(field) === document.activeElement);
    const first = opened?.field ?? active ?? "lyrics_hindi";
    const caret = opened?.start ?? (active ? (areaOf(active)?.selectionStart ?? 0) : -1);
    const here = opened || !active ? undefined : words[active].find((at) => isOfferedAt(at, caret));
    const next = here ?? nextUnsureWord(words[first], caret);
    if (next) return open(first, next);
    for (const field of scriptFields) {
      const other = nextUnsureWord(words[field], -1);
      if (other) return open(field, other);
    }
  };
  useDraftKey(nextUnsureKey, openNext);
  return {
    opened: opened && word ? { ...opened, word } : null,
    /** Opens those of the next unsure word, which get the focus. */
    openNext,
    /** Opens those of the unsure word at the caret, or closes. */
    openAt: (field: ScriptField, caret: number) => {
      const clicked = wordAt(
        words[field].filter(({ isUnsure }) => isUnsure),
        caret,
      );
      setOpened(clicked ? { field, start: clicked.start, byKey: false } : null);
    },
    choose: (candidate: number) => {
      if (!opened || !word) return;
      setPendingCaret({ field: opened.field, caret: drafting.choose(opened.field, word, candidate) });
      setOpened(null);
    },
    close: () => setOpened(null),
    /** Closes, and leaves the caret at the word. */
    leave: () => {
      if (opened) areaOf(opened.field)?.focus();
      setOpened(null);
    },
  };
}

/** The word at the caret is offered even if nothing is unsure about it. */
function isOfferedAt({ start, end, isUnsure, candidates }: DraftedWord, caret: number): boolean {
  return start <= caret && caret < end && (isUnsure || candidates.length > 1);
}

/** @returns puts the caret after the next render, and the focus with it */
function usePendingCaret(form: RefObject<HTMLFormElement | null>) {
  const pending = useRef<{ readonly field: ScriptField; readonly caret: number }>(null);
  useLayoutEffect(() => {
    if (!pending.current) return;
    const { field, caret } = pending.current;
    const area = fieldOf(form.current, field);
    area?.focus();
    area?.setSelectionRange(caret, caret);
    pending.current = null;
  });
  return (caret: typeof pending.current) => {
    pending.current = caret;
  };
}
