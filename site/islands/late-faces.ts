/**
 * The faces that a page is set in after its first paint: they never take the line from what that needs. All have come
 * before the first part of the page is set in them (late-layout.ts), so that each part is set anew once.
 */

/** As styles/fonts.css names them, with a letter that each of them has. */
export const lateFaces = [
  ["Rozha One for Hindi", "क"],
  ["Martel for Hindi", "क"],
  ["Martel", "a"],
] as const;

/** Asks for the faces at once; one that does not come is left out. A page has its text inside, so it uses nothing from outside. */
export async function fetchFaces(faces: typeof lateFaces): Promise<void> {
  await Promise.allSettled(faces.map(([name, letter]) => document.fonts.load(`1em "${name}"`, letter)));
}
