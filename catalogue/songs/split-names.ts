/**
 * Splits the comma-separated names of a song's form.
 * @param typed such as `Lata Mangeshkar, Mukesh`
 * @returns the trimmed names without empty ones
 */
export function splitNames(typed: string): string[] {
  return typed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
