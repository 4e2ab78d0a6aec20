/**
 * The key under which two names in a file are one person, as in postgres/functions/names/initials_of.sql: a file is
 * read where no database can be asked.
 */

const letters =
  "डब्ल्यू|डबल्यू|क्यू|एक्स|वाई|ज़ेड|जेड|एफ़|एफ|एच|एल|एम|एन|एस|आई|आर|जे|बी|सी|डी|ई|जी|के|ओ|पी|टी|यू|वी|ए".normalize("NFC");
const initial = new RegExp(
  `^(?:[a-z\u00c0-\u024f]|(?:${letters}){1,3}|[\u0904-\u0939]\u093c?[\u093e-\u094c]?[\u0901\u0902]?)$`,
  "i",
);
const consonants = /^(?!(?:md|mrs?|ms|dr|pt|st|smt|sr|jr|ft|vs)$)[b-df-hj-np-tv-xz]{2,3}$/i;

/** Of a name without initials, it is the name but for case and blanks. */
export function personKey(name: string): string {
  const plain = name.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  const isShouted = plain === plain.toUpperCase();
  const isInitial = (word = "") =>
    initial.test(word) || consonants.test(word) || (!isShouted && /^[A-Z]{2,3}$/.test(word));
  const words = plain
    .replaceAll(/[.\u0970\s]+/g, " ")
    .trim()
    .split(" ");
  if (!words.some(isInitial)) return plain.toLowerCase();
  const joined = words.map((word, at) => (isInitial(word) && isInitial(words[at - 1]) ? word : ` ${word}`));
  // A blank before it tells `OM Prakash` from `Om Prakash`.
  return joined.join("").toLowerCase();
}
