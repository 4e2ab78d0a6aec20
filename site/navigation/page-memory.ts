/**
 * Keeps the pages of this visit as the server sent them, so that steps in the history show them at once, also without
 * a connection.
 */

/** Characters of all kept pages: about a hundred songs, a few megabytes of memory. */
const mostCharacters = 4_000_000;

/** The HTML of each page by its address, the one that was kept last at the end. */
const pages = new Map<string, string>();

/** @param address absolute; its fragment does not matter */
export function keepPage(address: string, html: string): void {
  const key = withoutFragment(address);
  pages.delete(key);
  pages.set(key, html);
  let characters = 0;
  for (const [kept, { length }] of [...pages].reverse()) {
    characters += length;
    if (characters > mostCharacters && kept !== key) pages.delete(kept);
  }
}

export function keptPage(address: string): string | undefined {
  return pages.get(withoutFragment(address));
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}
