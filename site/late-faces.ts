/**
 * The faces that a page is set in after its first paint: they never take the line from what that needs. They are put in all
 * together, so that the page is laid out once more, and not as often as a file has come. Without scripts a page keeps its
 * fallbacks (styles/fonts.css).
 */
import martelDevanagari from "./styles/fonts/martel-devanagari.woff2?url";
import martelLatin from "./styles/fonts/martel-latin.woff2?url";
import rozhaOneDevanagari from "./styles/fonts/rozha-one-devanagari.woff2?url";

/** Devanagari with the joiners, the rupee and the dotted circle; the files have some Latin letters besides. */
const hindi = "U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF";

/** Each is drawn in one weight; claiming all of them keeps browsers from smearing a false bold over it. */
const everyWeight = "400 900";

export const lateFaces = [
  ["Rozha One for Hindi", rozhaOneDevanagari, { weight: everyWeight, unicodeRange: hindi }],
  ["Martel for Hindi", martelDevanagari, { weight: everyWeight, unicodeRange: hindi }],
  ["Martel", martelLatin, {}],
] as const;

/** Asks for the faces at once. One that does not come is left out. A page has its text inside, so it uses nothing from outside. */
export async function putIn(faces: typeof lateFaces): Promise<void> {
  const asked = faces.map(([name, file, traits]) => new FontFace(name, `url(${file})`, traits).load());
  for (const face of await Promise.allSettled(asked))
    if (face.status === "fulfilled") document.fonts.add(face.value);
  document.documentElement.dataset.faces = "";
}
