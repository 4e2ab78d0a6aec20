/** Names of people, albums and genres in Devanagari, as all verbs give them that name one to visitors. */

/**
 * Of a page. Only in Hindi are lists sorted by names in Devanagari, and have cards such names: reading them for fifty
 * cards takes 1.6 ms.
 */
export type PageLanguage = "en" | "hi";

/** @returns what is made for each language, such as a query */
export function inEachLanguage<Made>(make: (language: PageLanguage) => Made): Record<PageLanguage, Made> {
  return { en: make("en"), hi: make("hi") };
}

/** As `private.devanagari_name_of` returns it. */
export interface DevanagariName {
  /** The name itself, if that is in Devanagari. */
  readonly name: string;
  /** The machine has drafted it, and nobody has looked at it. */
  readonly isDrafted: boolean;
}

export interface BothNames {
  readonly name: string;
  /** Null or left out until there is one. */
  readonly devanagari?: DevanagariName | null;
}
