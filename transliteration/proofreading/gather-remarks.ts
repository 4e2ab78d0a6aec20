/** Gathers what is found in single places: the same about the same words is one remark with several places. */
import type { Script } from "../text/split-lines.ts";
import type { Place, Remark, RemarkKind } from "./remark.ts";

/** One place and what is said about it. */
export interface Finding {
  readonly kind: RemarkKind;
  readonly words: string;
  readonly sentence: string;
  /** See `Remark`; left out where a person has to decide. */
  readonly mend?: string;
  readonly place: Omit<Place, "replacement"> & { readonly replacement?: string };
}

export function gatherRemarks(script: Script, findings: readonly Finding[]): Remark[] {
  const remarks = new Map<string, Remark & { readonly places: Place[] }>();
  for (const { kind, words, sentence, mend = null, place } of findings) {
    const key = JSON.stringify([kind, words, mend]);
    const { line, start, end, replacement = null } = place;
    const found = { line, start, end, replacement };
    const known = remarks.get(key);
    if (known) known.places.push(found);
    else remarks.set(key, { kind, script, words, sentence, mend, places: [found] });
  }
  return [...remarks.values()].map((remark) => ({
    ...remark,
    places: remark.places.toSorted((a, b) => a.start - b.start),
  }));
}
