/** The codes of the languages of the site, as the attribute `lang` has them. The first is that of other readers, too. */
export const languageCodes = ["en", "hi"] as const;

export type LanguageCode = (typeof languageCodes)[number];
