/**
 * Cleans the text of a search that found nothing before it is stored. Refuses text without words and possible
 * personal data.
 */

/** In characters (code points); longer than any title, and short enough for a row of a list. */
const longestWords = 80;

/** White space of every kind, and control characters, which would break the line. */
const breaks = /[\s\p{Cc}]+/gu;

/**
 * Invisible characters that could reorder the text around them: direction marks, fillers, tags, lone surrogates.
 * Joiners stay, because Devanagari needs them.
 */
const invisible = /(?![\u200c\u200d])[\p{C}\p{DI}]/gu;

/** No script has more marks on a letter; stacked marks would cover the neighbouring rows. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

/** An e-mail address or a user name, also if it is spelled out: "at example dot com", "at the rate". */
const address =
  /@|(?:\bat(?:\s+the\s+rate(?:\s+of)?)?\b|एट)[\s)\]}]+[\p{L}\p{M}\p{Nd}-]+(?:\.|[\s([{]*(?:\bdot\b|डॉट)[\s)\]}]*)\p{L}/iu;

/**
 * A telephone number or another personal number, also if written in groups of digits, whatever stands between them.
 */
const longNumber = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){6}/u;

/**
 * An Indian tax number, also in the number of a company; with blanks in it, only a letter that such numbers have is
 * the fourth.
 */
const taxNumber =
  /[a-z]{5}-?\d{4}-?[a-z](?![a-z])|(?<![a-z])[a-z]{3}[abcfghjlpt][a-z]\s\d{4}\s?[a-z](?![a-z])/i;

/** Includes vowel signs, so that a short Hindi word has two letters. */
const letters = /\p{Alphabetic}/gu;

/**
 * @param q as typed, of any length
 * @returns one line of at most 80 characters; null if the text must not be stored
 */
export function missedWords(q: string): string | null {
  const line = q
    .normalize("NFC")
    .replace(breaks, " ")
    .replace(invisible, "")
    .replace(stackedMarks, "$1")
    .replace(/ +/g, " ")
    .trim();
  // NFKC turns full-width and circled characters into plain ones.
  const plain = line.normalize("NFKC").replace(/[\u200c\u200d]/g, "");
  if ([address, longNumber, taxNumber].some((personal) => personal.test(plain))) return null;
  const words = Array.from(line).slice(0, longestWords).join("").trim();
  return (words.match(letters)?.length ?? 0) >= 2 ? words : null;
}
