/**
 * Which inherent vowels of a Hindi word are silent: कमल is kamal, जानता janta. The rule of Ohala (1983), applied from
 * the end of the word: the final a is silent, and so is one between a vowel and a single consonant with a vowel.
 */
import type { Syllable } from "./syllables.ts";

/**
 * Modifies the syllables in place.
 * @param isUrdu whether the word's letters show that it is from Urdu
 */
export function silenceSchwas(syllables: readonly Syllable[], isUrdu: boolean): void {
  const last = syllables.at(-1);
  if (!last || syllables.length === 1) return;
  // A word with a final virama is Sanskrit, where every a is pronounced: मातरम् is mataram.
  if (last.vowel === "") return;
  const beforeLast = syllables.at(-2);
  if (isSilentAtTheEnd(last, beforeLast, isUrdu)) silence(last);
  for (let i = syllables.length - 2; i > 0; i--) {
    const [before, here, after] = [syllables[i - 1], syllables[i], syllables[i + 1]];
    if (before && here && after && isSilentInside(before, here, after)) silence(here);
  }
}

function silence(syllable: Syllable): void {
  syllable.vowel = "";
  syllable.isSchwa = false;
}

function isSilentAtTheEnd(last: Syllable, before: Syllable | undefined, isUrdu: boolean): boolean {
  if (!last.isSchwa || last.nasal !== "none" || last.hasVisarga) return false;
  const [first, second] = [last.onset.at(-2), last.onset.at(-1)];
  // प्रिय is priya, but समय is samay.
  if (!first) return !(second === "य" && before?.vowel === "i");
  // Urdu words may end in a cluster: ज़िक्र is zikr, but चक्र is chakra.
  return isUrdu || !isSpokenAfterCluster(first, second ?? "");
}

/**
 * सत्य is satya, मित्र mitra, विश्व vishwa, रत्न ratna, कृष्ण krishna; but दोस्त is dost, उम्र umr, गर्व garv, धर्म
 * dharm.
 */
function isSpokenAfterCluster(first: string, second: string): boolean {
  if (second === "य") return true;
  if (second === "र") return "कगघजटडतदपश".includes(first);
  if (second === "व") return first !== "र";
  return "नणमञ".includes(second) && "कगघजतदषह".includes(first);
}

function isSilentInside(before: Syllable, here: Syllable, after: Syllable): boolean {
  if (!here.isSchwa || here.onset.length !== 1 || here.nasal !== "none" || here.hasVisarga) return false;
  if (before.vowel === "" || after.vowel === "" || after.onset.length !== 1) return false;
  // After a short vowel, an anusvara counts as a consonant and would make a cluster of three: अंतरा is antara,
  // ज़िंदगी zindagi.
  if (before.nasal === "anusvara" && before.isShort) return false;
  // प्रियतम is priyatam.
  return !(here.onset[0] === "य" && before.vowel === "i");
}
