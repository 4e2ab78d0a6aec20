/** The two scripts of a song beside each other. */
import type { Stanza } from "./stanzas.ts";

/** A line in both scripts, or the lines of a stanza that cannot be paired. */
export interface Pair {
  readonly roman: readonly string[];
  readonly hindi: readonly string[];
}

/** Whether each stanza of one script has its own in the other, so that they can be read line by line. */
export function scriptsPair(roman: readonly Stanza[], hindi: readonly Stanza[]): boolean {
  return roman.length > 0 && roman.length === hindi.length;
}

/**
 * Pairs the lines of stanzas that have as many in both scripts; others stay whole.
 * @returns the pairs of each stanza
 */
export function pairStanzas(
  roman: readonly Stanza[],
  hindi: readonly Stanza[],
): readonly (readonly Pair[])[] {
  const longer = roman.length > hindi.length ? roman : hindi;
  return longer.map((_, place) => pairLines(roman[place] ?? [], hindi[place] ?? []));
}

function pairLines(roman: Stanza, hindi: Stanza): readonly Pair[] {
  if (roman.length !== hindi.length) return [{ roman, hindi }];
  return roman.map((line, place) => ({ roman: [line], hindi: hindi.slice(place, place + 1) }));
}

/** The style sheet closes Hindi lyrics with a double danda; not where the poet did. */
export function endsInDanda(stanzas: readonly Stanza[]): boolean {
  return /[।॥|]$/.test(stanzas.at(-1)?.at(-1) ?? "");
}
