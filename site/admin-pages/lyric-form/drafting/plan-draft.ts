/** Decides which lines of which script are drafted, and puts the drafted lines into the text. */
import type { Draft, DraftRequest } from "#catalogue";
import type { DraftedState } from "./drafted-state.ts";
import { type DraftedWord, moved, unsureLines } from "./drafted-words.ts";
import { otherScript, type ScriptField, scriptFields, scriptOf } from "./scripts.ts";

type Texts = Readonly<Record<ScriptField, string>>;

export interface DraftPlan {
  /** The script to be drafted. */
  readonly to: ScriptField;
  /** Indices of the lines, ascending; none is blank in the other script. */
  readonly lines: readonly number[];
}

/**
 * Plans what the whole song lacks: one script, or single lines of it.
 * @returns null where it lacks nothing: to draft one anew, the administrator has to say which
 */
export function planForSong(texts: Texts): DraftPlan | null {
  return missingLines(texts, "lyrics_english") ?? missingLines(texts, "lyrics_hindi");
}

function missingLines(texts: Texts, to: ScriptField): DraftPlan | null {
  const [target, source] = [linesOf(texts[to]), linesOf(texts[otherScript(to)])];
  if (!standsLineByLine(target, source)) return null;
  const lines = indicesOf(source, (line, i) => !isBlank(line) && isBlank(target[i]));
  return lines.length > 0 ? { to, lines } : null;
}

/** @returns the plan that drafts a script anew */
export function planForScript(texts: Texts, to: ScriptField): DraftPlan {
  return { to, lines: indicesOf(linesOf(texts[otherScript(to)]), (line) => !isBlank(line)) };
}

/**
 * Plans the selected lines of one script, or the stanza around the caret.
 * @param from the script with the selection
 * @param start index of the first selected character
 * @param end index after the last; the same for a caret
 * @returns null where there is nothing but blank lines
 */
export function planForLines(texts: Texts, from: ScriptField, start: number, end: number): DraftPlan | null {
  const text = texts[from];
  const all = linesOf(text);
  const first = linesOf(text.slice(0, start)).length - 1;
  // A line of which only the beginning is reached is not selected.
  const last = linesOf(text.slice(0, end > start && text[end - 1] === "\n" ? end - 1 : end)).length - 1;
  const [top, bottom] = start === end ? stanzaAround(all, first) : [first, last];
  const lines = indicesOf(all, (line, i) => top <= i && i <= bottom && !isBlank(line));
  return lines.length > 0 ? { to: otherScript(from), lines } : null;
}

function stanzaAround(lines: readonly string[], place: number): [first: number, last: number] {
  let [first, last] = [place, place];
  while (!isBlank(lines[first]) && !isBlank(lines[first - 1])) first -= 1;
  while (!isBlank(lines[last]) && !isBlank(lines[last + 1])) last += 1;
  return [first, last];
}

/** @returns whether the plan would replace text */
export function wouldReplace(texts: Texts, { to, lines }: DraftPlan): boolean {
  const target = linesOf(texts[to]);
  return lines.some((i) => !isBlank(target[i]));
}

/**
 * Lines that stand in both scripts and are not drafted anew go along: what the administrator wrote there wins.
 * Drafted lines with unsure words do not, or the next draft would be sure of them.
 */
export function requestFor({ texts, words }: DraftedState, { to, lines }: DraftPlan): DraftRequest {
  const [hindi, english] = [linesOf(texts.lyrics_hindi), linesOf(texts.lyrics_english)];
  const [target, source] = to === "lyrics_hindi" ? [hindi, english] : [english, hindi];
  const unsure = scriptFields.map((field) => unsureLines(texts[field], words[field]));
  const drafted = new Set(lines);
  const isCorrected = (i: number) =>
    !(drafted.has(i) || isBlank(source[i]) || isBlank(target[i]) || unsure.some((set) => set.has(i)));
  const inBoth = standsLineByLine(target, source) ? indicesOf(source, (_, i) => isCorrected(i)) : [];
  const textIn = (script: readonly string[]) => inBoth.map((i) => script[i]).join("\n");
  return {
    to: scriptOf[to],
    source: lines.map((i) => source[i]).join("\n"),
    ...(inBoth.length > 0 && { corrected: { devanagari: textIn(hindi), roman: textIn(english) } }),
  };
}

/**
 * Puts the drafted lines at their places.
 * @param text of the script that was drafted, with the words of earlier drafts in it
 * @param drafted the lines of the plan
 */
export function putDraft(
  text: string,
  words: readonly DraftedWord[],
  { lines }: DraftPlan,
  drafted: Draft["lines"],
): { readonly text: string; readonly words: readonly DraftedWord[] } {
  const old = text === "" ? [] : linesOf(text);
  const count = Math.max(old.length, (lines.at(-1) ?? -1) + 1);
  const written: string[] = [];
  const placed: DraftedWord[] = [];
  const draftOf = new Map(lines.map((i, place) => [i, drafted[place]]));
  let [oldStart, start, next] = [0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    const before = old[i] ?? "";
    const draft = draftOf.get(i);
    const first = next;
    while ((words[next]?.end ?? Number.POSITIVE_INFINITY) <= oldStart + before.length) next += 1;
    const line = draft
      ? readLine(draft, start)
      : { text: before, words: words.slice(first, next).map((word) => moved(word, start - oldStart)) };
    written.push(line.text);
    placed.push(...line.words);
    oldStart += before.length + 1;
    start += line.text.length + 1;
  }
  return { text: written.join("\n"), words: placed };
}

/** @param start index of the line in the text */
function readLine({ pieces }: Draft["lines"][number], start: number) {
  const words: DraftedWord[] = [];
  let text = "";
  for (const piece of pieces) {
    const put = typeof piece === "string" ? piece : piece.draft;
    if (typeof piece !== "string") {
      const { source, candidates, isUnsure } = piece;
      const place = start + text.length;
      words.push({ start: place, end: place + put.length, source, candidates, isUnsure });
    }
    text += put;
  }
  return { text, words };
}

/** @returns the first line of the song in Roman letters; empty while only the other script has it */
export function firstRomanLine(texts: Texts): string {
  const [hindi, english] = [linesOf(texts.lyrics_hindi), linesOf(texts.lyrics_english)];
  const first = indicesOf(
    hindi.length > english.length ? hindi : english,
    (_, i) => !isBlank(hindi[i]) || !isBlank(english[i]),
  )[0];
  return english[first ?? 0] ?? "";
}

/** @returns whether no line has text in the target alone: then the lines of the two may belong together */
function standsLineByLine(target: readonly string[], source: readonly string[]): boolean {
  return target.every((line, i) => isBlank(line) || !isBlank(source[i]));
}

function linesOf(text: string): string[] {
  return text.split("\n");
}

function indicesOf(lines: readonly string[], isWanted: (line: string, i: number) => boolean): number[] {
  return lines.flatMap((line, i) => (isWanted(line, i) ? [i] : []));
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}
