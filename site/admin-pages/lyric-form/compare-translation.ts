/** Compares a translation with its lyrics, since readers see each line above its meaning. */
import { formatCount } from "../../components/format-count.ts";
import { stanzasOf } from "../../components/lyrics/stanzas.ts";

/**
 * @param lyrics in both scripts; a translation that fits one of them fits
 * @returns null while there is nothing to compare, or if stanzas and lines are the same
 */
export function remarkOnTranslation(translation: string, lyrics: readonly string[]): string | null {
  const lengths = lengthsOf(translation);
  const wanted = lyrics.map(lengthsOf).filter((one) => one.length > 0);
  const [first] = wanted;
  if (lengths.length === 0 || !first) return null;
  if (wanted.some((one) => String(one) === String(lengths))) return null;
  const [here, there] = [sumOf(lengths), sumOf(first)];
  if (here !== there) return `${formatCount(here, "line")} here, ${there} in the lyrics`;
  return "As many lines as the lyrics, but in other stanzas";
}

function lengthsOf(text: string): readonly number[] {
  return stanzasOf(text).map(({ length }) => length);
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
