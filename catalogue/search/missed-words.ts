/**
 * Which words of a search that found nothing are kept, and how they are written then. Refuses what is no word, and what
 * may tell who typed it.
 */

/** Characters (code points); longer than any title, and short enough for a row of a list. */
const longestWords = 80;

/** White space of every kind, and controls, which would break the line. */
const breaks = /[\s\p{Cc}]+/gu;

/**
 * What nobody sees but what can turn the words around it: marks of direction, fillers, tags, half characters. Joiners
 * stay, since Devanagari is spelt with them.
 */
const invisible = /(?![\u200c\u200d])[\p{C}\p{DI}]/gu;

/** No script has more marks on a letter; heaps of them would be drawn over the neighbouring rows. */
const heapsOfMarks = /(\p{M}{4})\p{M}+/gu;

/** An e-mail address, or a name in some network. */
const address = /@/;

/** A telephone number or any other that may belong to a person, also where it is written in groups. */
const longNumber = /(?:\p{Nd}[\s().+/-]{0,2}){6}/u;

/** Vowel signs count, so that a short Hindi word has its two. */
const letters = /\p{Alphabetic}/gu;

/**
 * @param q as it was typed, of any length
 * @returns one line of at most 80 characters; null where the words are not to be kept
 */
export function missedWords(q: string): string | null {
  const line = q
    .normalize("NFC")
    .replace(breaks, " ")
    .replace(invisible, "")
    .replace(heapsOfMarks, "$1")
    .replace(/ +/g, " ")
    .trim();
  // Full-width and circled characters are meant as the plain ones.
  const plain = line.normalize("NFKC").replace(/[\u200c\u200d]/g, "");
  if (address.test(plain) || longNumber.test(plain)) return null;
  const words = Array.from(line).slice(0, longestWords).join("").trim();
  return (words.match(letters)?.length ?? 0) >= 2 ? words : null;
}
