/**
 * Finds a line again after a change of the song, or of the view.
 * @param before the texts of all lines
 * @param after those after a change of the song, or of the view
 * @returns the place of a line after the change; -1 if it is gone
 */
export function placeAfter(before: readonly string[], after: readonly string[], place: number): number {
  const moved = after.length - before.length;
  const isSame = (shift: number, from: number, to: number) =>
    before.slice(from, to).every((text, index) => text === after[from + index + shift]);
  // Of a refrain, the one that has the same lines before it, or after it.
  if (isSame(0, 0, place + 1)) return place;
  if (isSame(moved, place, before.length)) return place + moved;
  const found = after.flatMap((text, index) => (text === before[place] ? [index] : []));
  return found.sort((one, other) => Math.abs(one - place) - Math.abs(other - place))[0] ?? -1;
}
