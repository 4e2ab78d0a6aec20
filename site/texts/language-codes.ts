/** The codes of the languages of the site, as the attribute `lang` has them. The first is also for readers of others. */
export const languageCodes = ["en", "hi"] as const;

export type LanguageCode = (typeof languageCodes)[number];
