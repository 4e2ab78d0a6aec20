/** In which language a browser should read a text aloud and break its lines. */

const devanagari = /\p{sc=Deva}/u;
const arabic = /\p{sc=Arab}/u;

/** `ur` for a text in the script of Urdu. */
export type Language = "hi" | "hi-Latn" | "ur";

/** Of a title, or of a line that goes with one: Hindi in its own script, Urdu, or Hindi in Roman script. */
export function languageOfTitle(title: string): Language {
  return languageOfName(title) ?? "hi-Latn";
}

/** Of a name: Roman names are read as the page around them. */
export function languageOfName(name: string): Exclude<Language, "hi-Latn"> | undefined {
  if (devanagari.test(name)) return "hi";
  return arabic.test(name) ? "ur" : undefined;
}
