/** Letters of the English alphabet as Hindi calls them, for abbreviations and initials, and titles before names. */

const letters = `
  A ए, B बी, C सी, D डी, E ई, F एफ़, G जी, H एच, I आई, J जे, K के, L एल, M एम, N एन, O ओ, P पी, Q क्यू, R आर, S एस, T टी, U यू, V वी, W डब्ल्यू, X एक्स, Y वाई, Z ज़ेड
`;

const nameOf: ReadonlyMap<string, string> = new Map(
  letters.split(",").map((entry) => {
    const [letter = "", name = ""] = entry.trim().split(" ");
    return [letter, name] as const;
  }),
);

/** Abbreviations that are written otherwise than their letters together, or that read as words of Hindi. */
const known = "DJ TV OK VIP CD DVD FM SMS IPL MLA MP PM CM USA UK MBBS DSP CBI VCR LP HMV";

/** The title without its full stop, as in Dr. and डॉ. */
const titles: Readonly<Record<string, string>> = { Dr: "डॉ", Pt: "पं", Md: "मो", Mr: "मि" };

const abbreviations: ReadonlyMap<string, string> = new Map(
  known.split(" ").map((roman) => [roman, Array.from(roman, (letter) => nameOf.get(letter)).join("")]),
);

const romanOfAbbreviation = new Map(
  [...abbreviations].map(([roman, word]) => [word.normalize("NFD"), roman]),
);
const romanOfTitle = new Map(Object.entries(titles).map(([roman, word]) => [word.normalize("NFD"), roman]));
const letterCalled = new Map([...nameOf].map(([letter, name]) => [name.normalize("NFD"), letter]));

/** @returns whether what stands behind a word begins with a full stop, as behind an initial: one, not three */
export function isDot(behind: string | undefined): boolean {
  return behind !== undefined && /^\.(?!\.)/.test(behind);
}

/**
 * @param word as it stands in its text
 * @param isDotted whether a full stop follows at once
 * @returns its Devanagari if it is an abbreviation, an initial with its full stop, or a title: `DJ` डीजे
 */
export function abbreviationInDevanagari(word: string, isDotted: boolean): string | undefined {
  return isDotted ? (nameOf.get(word) ?? titles[word]) : abbreviations.get(word);
}

/**
 * @param word as it stands in its text, in any form of Unicode
 * @param isDotted whether a full stop follows at once; the sign ॰ is a part of the word
 * @param mayBeInitial whether it is the first word or stands behind an initial: `आई.` ends a sentence elsewhere
 * @returns the Roman letters of an abbreviation, an initial or a title
 */
export function abbreviationInRoman(
  word: string,
  isDotted: boolean,
  mayBeInitial: boolean,
): string | undefined {
  const plain = word.normalize("NFD");
  if (plain.endsWith("॰")) {
    const name = plain.slice(0, -1);
    const short = letterCalled.get(name) ?? romanOfTitle.get(name);
    return short && `${short}.`;
  }
  if (!isDotted) return romanOfAbbreviation.get(plain);
  return romanOfTitle.get(plain) ?? (mayBeInitial ? letterCalled.get(plain) : undefined);
}
