/** The codes of the languages of the site, as the attribute `lang` has them. Readers of others get the first. */
export const languageCodes = ["en", "hi"] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** In front of the addresses of each language, as its texts have it too. */
export const languagePaths: Readonly<Record<LanguageCode, string>> = { en: "", hi: "/hi" };
