/** Different ways of writing the same Devanagari word. */
import { anusvara, candrabindu, virama } from "./letters.ts";

/** A nasal consonant before a stop of its own row is often written as a dot: ज़िन्दगी and ज़िंदगी. */
const nasalBeforeItsRow = new RegExp(
  [`ङ${virama}(?=[कखगघ])`, `ञ${virama}(?=[चछजझ])`, `ण${virama}(?=[टठडढ])`, `न${virama}(?=[तथदध])`]
    .concat(`म${virama}(?=[पफबभ])`)
    .join("|"),
  "g",
);

/**
 * @param word letters and signs in any form of Unicode
 * @returns the word in NFD, without joiners, with a dot for each nasal that may be one: माँ and मां are the same
 */
export function foldDevanagari(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u200c\u200d]/g, "")
    .replaceAll(candrabindu, anusvara)
    .replace(nasalBeforeItsRow, anusvara);
}
