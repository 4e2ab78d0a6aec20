/** What one song chooses where people choose: w or v, -hein or -hen, whether it doubles long vowels. */
import { likelySpellings, type Place } from "./choices.ts";

/** For an option of a choice, how much oftener than elsewhere this song takes it; 1 if nothing is known. */
export type Conventions = ReadonlyMap<string, number>;

/** How many spellings of a word are compared with the one that was written. */
const spellingsCompared = 64;

/** A choice must be made more than once before it outweighs what is usual. */
const trust = 0.5;

const keyOf = (choice: string, text: string) => `${choice}: ${text}`;

/**
 * @param written words of this song's corrected lines: their places, and how they are written, in lower case and NFC
 */
export function learnConventions(
  written: readonly { readonly places: readonly Place[]; readonly text: string }[],
): Conventions {
  const [taken, usual] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, key: string, count: number) =>
    counts.set(key, (counts.get(key) ?? 0) + count);
  for (const { places, text } of written) {
    const spelling = likelySpellings(places, spellingsCompared).find(
      (one) => one.text.normalize("NFC") === text,
    );
    if (!spelling) continue;
    const chosen = places.filter(({ options }) => options.length > 1);
    chosen.forEach(({ choice, options }, i) => {
      for (const option of options) {
        add(usual, keyOf(choice, option.text), option.share);
        add(taken, keyOf(choice, option.text), option === spelling.taken[i] ? 1 : 0);
      }
    });
  }
  return new Map([...usual].map(([key, count]) => [key, ((taken.get(key) ?? 0) + trust) / (count + trust)]));
}

/** @returns the places with the shares that their options have in this song */
export function applyConventions(places: readonly Place[], conventions: Conventions): readonly Place[] {
  if (conventions.size === 0) return places;
  return places.map(({ choice, options }) => {
    if (options.length === 1) return { choice, options };
    const shares = options.map(({ text, share }) => share * (conventions.get(keyOf(choice, text)) ?? 1));
    const sum = shares.reduce((a, b) => a + b, 0);
    return { choice, options: options.map(({ text }, i) => ({ text, share: (shares[i] ?? 0) / sum })) };
  });
}
