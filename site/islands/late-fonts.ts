/**
 * The fonts that are applied after the first paint, so that their download does not delay it. All are loaded before
 * the first part of the page is laid out in them (late-layout.ts), so that each part is laid out again only once.
 */

/** As styles/fonts.css names them, with a letter that each of them has. */
export const lateFonts = [
  ["Rozha One for Hindi", "क"],
  ["Martel for Hindi", "क"],
  ["Martel", "a"],
] as const;

/**
 * Ignores a font that fails to load. Its text is inlined in the page (island-loader.ts), so it uses nothing from
 * outside.
 */
export async function loadFonts(fonts: typeof lateFonts): Promise<void> {
  await Promise.allSettled(fonts.map(([name, letter]) => document.fonts.load(`1em "${name}"`, letter)));
}
