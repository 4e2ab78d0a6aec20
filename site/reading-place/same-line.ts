/** Finds a line of the lyrics again, in the form that is shown after a change. */
import type { Line } from "./find-lines.ts";
import { placeAfter } from "./place-after.ts";

export function textsOf(lines: readonly Line[], script: Line["script"]): readonly string[] {
  const [first] = lines.filter((line) => line.script === script);
  const form = lines.filter((line) => line.form === first?.form && line.script === script);
  return form.map(({ element }) => element.textContent);
}

/**
 * @param texts of all lines of its script before the change
 * @param now the lines after it
 * @returns the line where it is shown, else the other line of its pair; null if there is neither
 */
export function sameLine(
  { name, script, place }: Pick<Line, "name" | "script" | "place">,
  texts: readonly string[],
  now: readonly Line[],
): Line | null {
  const present = textsOf(now, script);
  const placeNow = placeAfter(texts, present, place);
  const same = now.filter((line) => line.script === script && line.place === placeNow);
  // Without its script only the name is left.
  const nameNow = present.length === 0 ? name : same[0]?.name;
  return [...same, ...now.filter((line) => line.name === nameNow)].find(isShown) ?? null;
}

export function isShown({ element }: Pick<Line, "element">): boolean {
  return element.getClientRects().length > 0;
}
