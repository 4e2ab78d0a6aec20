/**
 * What a proofreader says about a text, and how one click mends it. A second door of the room, which browsers may
 * import.
 */
import type { Script } from "../text/split-lines.ts";

export type RemarkKind =
  | "copied text"
  | "markup"
  | "wrong encoding"
  | "old font"
  | "lost letters"
  | "invisible characters"
  | "odd spaces"
  | "bullets"
  | "wrong script"
  | "mixed scripts"
  | "vowel signs"
  | "foreign letters"
  | "spaces"
  | "commas"
  | "brackets"
  | "quotation marks"
  | "dandas"
  | "dots"
  | "two spellings"
  | "house spelling"
  | "repeated line";

/** Something to look at; nothing is ever refused because of it. The same about several places is one remark. */
export interface Remark {
  readonly kind: RemarkKind;
  /** The script whose text it is about. */
  readonly script: Script;
  /** The words or signs that it is about. */
  readonly words: string;
  /** For the editor, in plain English. */
  readonly sentence: string;
  /** What one click does, such as `Write hoon` or `Remove`; null where a person has to decide. */
  readonly mend: string | null;
  /** In the order of the text; at least one. */
  readonly places: readonly Place[];
}

export interface Place {
  /** From 1; empty lines count. */
  readonly line: number;
  /** Range in the text, in UTF-16 units; the end is not part of it. */
  readonly start: number;
  readonly end: number;
  /** What the mend writes there; null if the remark has no mend. */
  readonly replacement: string | null;
}

/** A change of a text: what stood in a range is replaced. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Where places are after a change of their text.
 * @param places in the order of the text
 * @param edits in the order of the text
 * @returns those that the change does not touch; their line numbers are those of the old text
 */
export function movePlaces(places: readonly Place[], edits: readonly Edit[]): Place[] {
  let [next, shift] = [0, 0];
  return places.flatMap((place) => {
    for (let edit = edits[next]; edit && edit.end < place.start; edit = edits[++next])
      shift += edit.text.length - (edit.end - edit.start);
    const isTouched = (edits[next]?.start ?? Number.POSITIVE_INFINITY) <= place.end;
    return isTouched ? [] : [{ ...place, start: place.start + shift, end: place.end + shift }];
  });
}

/** @param places of a remark with a mend, in the order of the text */
export function editsOf(places: readonly Place[]): Edit[] {
  return places.flatMap(({ start, end, replacement }) =>
    replacement === null ? [] : [{ start, end, text: replacement }],
  );
}

/** @param edits in the order of the text, none of which overlap */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits) {
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return parts.join("") + text.slice(end);
}

/** More line numbers say no more than their count. */
const mostLines = 4;

/** @returns for example `lines 3, 7, 9, 12 and 4 more` */
export function describeLines(all: readonly number[]): string {
  const lines = [...new Set(all)];
  if (lines.length === 1) return `line ${lines[0]}`;
  const more = lines.length - mostLines;
  return `lines ${lines.slice(0, mostLines).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
