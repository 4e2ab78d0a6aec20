/**
 * Writes a function as a script that stands in a page.
 * @param step uses nothing from outside and has no comments inside
 * @param argument its source
 * @returns the source of a call of a function, in one line, for a script that stands in a page
 */
export function inlineCall(step: (...values: never[]) => unknown, argument = ""): string {
  return `(${String(step).replace(/\s*\n\s*/g, " ")})(${argument})`;
}
