/** Names and values of other sites in the form in which they can be stored here. */

/** Blanks in a row, also those that are wider or do not break. */
const blanks = /[\s\u200b\ufeff]+/gu;

/** What a source may have in a text and no database can store. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

export function tidyName(name: string): string {
  return storableText(name).replaceAll(blanks, " ").trim();
}

/**
 * Commas are what separates people here, so one name is written without.
 * @returns `Khan Amir` for `Khan, Amir`: one row is one person, who can be renamed or split here
 */
export function nameOfPerson(name: string): string {
  return tidyName(name.replaceAll(/\s*,\s*/g, " "));
}

/** @returns the year, where an album or a song may have it */
export function yearIn(text: string | number | null | undefined): number | undefined {
  const year = Number(text);
  return text && Number.isInteger(year) && year >= 1900 && year <= new Date().getUTCFullYear() + 2
    ? year
    : undefined;
}

/** As the database has it (`album_cover_begins_with_http_or_https`). */
export function isPictureAddress(text: string): boolean {
  return text.length <= 2048 && /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i.test(text);
}

/** @returns the text that names exactly this album in a song */
export function albumText(name: string, year?: number): string {
  return `${tidyName(name)} (${year ?? "no year"})`;
}
