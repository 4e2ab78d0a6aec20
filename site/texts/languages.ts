/** The languages of the site. Each is a row here, a folder beside this file, and rows in the table of addresses. */
import { en, type Texts } from "./en/index.ts";

export const languages = { en } satisfies Readonly<Record<string, Texts>>;

export type LanguageCode = keyof typeof languages;

export type Languages = Readonly<Record<LanguageCode, Texts>>;
