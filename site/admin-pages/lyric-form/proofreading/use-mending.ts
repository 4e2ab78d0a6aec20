/**
 * Mends a text by one click: the caret, the scrolling and the other remarks stay where they are, and it can be
 * undone.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import {
  applyEdits,
  type Edit,
  editsOf,
  type Place,
  type Remark,
} from "../../../../transliteration/proofreading/remark.ts";
import { fieldOf } from "../form-fields.ts";
import type { LyricField } from "../lyric-text.ts";
import { editsBetween, fieldOfScript, linesAt, type Script, type TypedLyrics } from "./typed-lyrics.ts";

interface Mended {
  readonly script: Script;
  readonly before: string;
  readonly after: string;
  /** What was done, in words. */
  readonly done: string;
}

interface MendingOptions {
  /** An element of the form. */
  readonly inside: RefObject<HTMLElement | null>;
  readonly typed: TypedLyrics;
  readonly onChange: (field: LyricField, text: string) => void;
  readonly onMend: (remark: Remark, edits: readonly Edit[], text: string) => void;
  readonly onUndo: () => void;
}

export function useMending({ inside, typed, onChange, onMend, onUndo }: MendingOptions) {
  const [mended, setMended] = useState<Mended | null>(null);
  const keepSelection = useKeptSelection();
  const areaOf = (script: Script) => {
    const field = fieldOf(inside.current?.closest("form") ?? null, fieldOfScript[script]);
    return field instanceof HTMLTextAreaElement ? field : null;
  };
  const change = (script: Script, text: string, edits: readonly Edit[]) => {
    keepSelection(areaOf(script), edits);
    onChange(fieldOfScript[script], text);
  };
  return {
    /** The last mend, unless its text was changed since. */
    mended: mended && typed[mended.script] === mended.after ? mended : null,
    mend: (remark: Remark, places: readonly Place[]) => {
      const { script } = remark;
      const edits = editsOf(places);
      const after = applyEdits(typed[script], edits);
      setMended({ script, before: typed[script], after, done: describeMend(remark, places) });
      change(script, after, edits);
      onMend(remark, edits, after);
    },
    undo: () => {
      if (!mended) return;
      change(mended.script, mended.before, editsBetween(mended.after, mended.before));
      onUndo();
      setMended(null);
    },
    /** Moves the focus to the text and selects a place. */
    show: (script: Script, { start, end }: Place) => {
      const area = areaOf(script);
      if (!area) return;
      area.setSelectionRange(start, end);
      area.focus();
      // Chromium does not scroll to a selection in a text area that is itself in view.
      const lines = area.value.split("\n").length;
      const [line = 1] = linesAt(area.value, [start]);
      area.scrollTop = (area.scrollHeight * (line - 0.5)) / lines - area.clientHeight / 2;
    },
  };
}

/** @returns for example `“Write hoon” is done in 3 places.` */
function describeMend({ mend }: Remark, places: readonly Place[]): string {
  return `“${mend}” is done${places.length > 1 ? ` in ${places.length} places` : ""}.`;
}

/** A browser moves the caret to the end of a text that a script has changed. */
function useKeptSelection() {
  const kept = useRef<{ area: HTMLTextAreaElement; start: number; end: number; top: number }>(null);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { area, start, end, top } = kept.current;
    area.setSelectionRange(start, end);
    area.scrollTop = top;
    kept.current = null;
  });
  return (area: HTMLTextAreaElement | null, edits: readonly Edit[]) => {
    if (!area) return;
    const [start, end] = [area.selectionStart, area.selectionEnd].map((at) => moveCaret(at, edits));
    kept.current = { area, start: start ?? 0, end: end ?? 0, top: area.scrollTop };
    // In Chromium 150 the selection of the document stays in a text area without focus, and moves to the start of a
    // changed text.
    if (document.activeElement !== area) document.getSelection()?.empty();
  };
}

function moveCaret(at: number, edits: readonly Edit[]): number {
  return edits.reduce((moved, { start, end, text }) => {
    if (end <= at) return moved + text.length - (end - start);
    return start < at ? moved + Math.min(text.length - (at - start), 0) : moved;
  }, at);
}
