/** In which language a browser should read a text aloud and break its lines. */

const devanagari = /\p{Script=Devanagari}/u;

/** Of a title: Hindi in its own script, or Hindi in Roman script. */
export function languageOfTitle(title: string): "hi" | "hi-Latn" {
  return devanagari.test(title) ? "hi" : "hi-Latn";
}

/** Of a name: Roman names are read as the page around them. */
export function languageOfName(name: string): "hi" | undefined {
  return devanagari.test(name) ? "hi" : undefined;
}
