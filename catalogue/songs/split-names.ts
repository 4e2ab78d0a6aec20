/** Comma-separated names, as they are typed into the form of a song. */

/**
 * @param typed such as `Lata Mangeshkar, Mukesh`
 * @returns the names without blanks around them; empty pieces are dropped, so that blank text names nobody
 */
export function splitNames(typed: string): string[] {
  return typed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
