/** Pairs the lyrics of both scripts. */
import type { Stanza } from "./stanzas.ts";

/** A line in both scripts, or all lines of a stanza that cannot be paired. */
export interface Pair {
  readonly roman: readonly string[];
  readonly hindi: readonly string[];
}

/** @returns whether both scripts have the same number of stanzas, so that they can be shown line by line */
export function canPairStanzas(roman: readonly Stanza[], hindi: readonly Stanza[]): boolean {
  return roman.length > 0 && roman.length === hindi.length;
}

/**
 * @returns the pairs of each stanza: its lines, or the whole stanza if the scripts have different numbers of lines
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

/** The style sheet ends Hindi lyrics with a double danda, unless they have one. */
export function endsInDanda(stanzas: readonly Stanza[]): boolean {
  return /[।॥|]$/.test(stanzas.at(-1)?.at(-1) ?? "");
}
