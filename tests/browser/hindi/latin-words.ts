/** Latin letters on pages in Hindi. */

/** What has no other name in Hindi: networks, protocols' own words, and letters and words that are spoken of. */
const names =
  /YouTube|Facebook|Instagram|WhatsApp|Google|youtube-nocookie\.com|robots\.txt|example\.com|Ctrl\+C|Content-Encoding|POST|Host|\bdil\b/g;

/** @returns the words of two letters or more that have another name in Hindi */
export function latinWords(text: string): string[] {
  return text.replaceAll(names, "").match(/[A-Za-z]{2,}/g) ?? [];
}
