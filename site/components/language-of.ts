/** The `lang` of names and titles, Urdu too, by which a browser reads a text aloud and breaks its lines. */

const devanagari = /\p{sc=Deva}/u;
const arabic = /\p{sc=Arab}/u;

export type Language = "hi" | "hi-Latn" | "ur";

/** Also for a line of lyrics: Roman script is Hindi. */
export function languageOfTitle(title: string): Language {
  return languageOfName(title) ?? "hi-Latn";
}

/** @returns undefined for Roman script: such names are read in the language of the page */
export function languageOfName(name: string): Exclude<Language, "hi-Latn"> | undefined {
  if (devanagari.test(name)) return "hi";
  return arabic.test(name) ? "ur" : undefined;
}
