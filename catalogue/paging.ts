/** Long lists come in pages: how many entries a page has, and which page an address asks for. */

export const pageSize = 50;

/** More pages than any list has; keeps what is reckoned with it within the database's numbers. */
const highestPage = 1_000_000_000;

/**
 * @param text of the address's `page`, null where it has none
 * @returns a whole number from 1; whatever is not written as one is page 1. Lists clamp it to their last page.
 */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9][0-9]*$/.test(text) ? Math.min(Number(text), highestPage) : 1;
}

/** @returns how many pages a list of so many entries has: an empty one has one */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
