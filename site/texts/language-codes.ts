/** The codes of the languages of the site, as the attribute `lang` has them. The first is also for all other readers. */
export const languageCodes = ["en", "hi"] as const;

export type LanguageCode = (typeof languageCodes)[number];
