/** Lines that a song repeats, with one word spelled in another way. */
import type { Script } from "../text/split-lines.ts";
import type { Finding } from "./gather-remarks.ts";
import { isWithin, looseDevanagari, looseRoman, plainForm } from "./likeness.ts";
import { type TextLine, type WordInText, wordsWithPlaces } from "./text-lines.ts";

/**
 * In words. Shorter lines are alike by chance; longer ones are not compared, since that takes the square of their
 * length.
 */
const [shortest, longest] = [3, 30];

/** In letters: shorter words differ by a letter and are both right. */
const shortestMistyped = 5;

/** The words that stand at one place of lines that are otherwise the same, by how they are written. */
type Slot = Map<string, WordInText[]>;

export function findRepeatedLines(lines: readonly TextLine[], script: Script): Finding[] {
  const slots = new Map<string, Slot>();
  for (const line of lines) {
    const words = wordsWithPlaces(line, script);
    if (words.length < shortest || words.length > longest) continue;
    const forms = words.map(({ text }) => plainForm(text, script));
    words.forEach((word, i) => {
      const key = forms.with(i, "").join(" ");
      const slot: Slot = slots.get(key) ?? new Map();
      slots.set(key, slot);
      const known = slot.get(forms[i] ?? "");
      if (known) known.push(word);
      else slot.set(forms[i] ?? "", [word]);
    });
  }
  return [...slots.values()].flatMap((slot) => (slot.size > 1 ? compareWords(slot, script) : []));
}

/** Each word of a slot is compared with the one that stands there most, and with those that are alike to the ear. */
function compareWords(slot: Slot, script: Script): Finding[] {
  const loose = script === "roman" ? looseRoman : looseDevanagari;
  const words = [...slot].toSorted(([, one], [, other]) => other.length - one.length);
  const [most] = words;
  const bestOfSound = new Map<string, string>();
  return words.flatMap(([form, places]) => {
    const best = bestOfSound.get(loose(form));
    if (best === undefined) bestOfSound.set(loose(form), form);
    const meant =
      best ?? (most && isMistyped(form, places.length, most[0], most[1].length) ? most[0] : undefined);
    return meant === undefined ? [] : places.map((place) => findingAt(place, meant));
  });
}

/**
 * A slip of the keyboard inside a word that is otherwise written more often. Beginnings and endings differ by
 * grammar: mera, tera, teri.
 */
function isMistyped(form: string, count: number, most: string, countOfMost: number): boolean {
  if (form === most || Math.min(form.length, most.length) < shortestMistyped || count >= countOfMost)
    return false;
  return form.charAt(0) === most.charAt(0) && form.slice(-2) === most.slice(-2) && isWithin(1, form, most);
}

function findingAt({ text, line, start, end }: WordInText, meant: string): Finding {
  const form = text.toLowerCase().normalize("NFC");
  const isCapital = text.charAt(0) !== text.charAt(0).toLowerCase();
  return {
    kind: "repeated line",
    words: form,
    sentence: `“${form}”: where the song repeats this line, it has ${meant}.`,
    mend: `Write ${meant}`,
    place: {
      line,
      start,
      end,
      replacement: isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant,
    },
  };
}
