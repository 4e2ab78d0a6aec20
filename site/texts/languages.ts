/** The texts of each language. */
import { en, type Texts } from "./en/index.ts";
import { hi } from "./hi/index.ts";
import type { LanguageCode } from "./language-codes.ts";

export const languages = { en, hi } satisfies Readonly<Record<LanguageCode, Texts>>;

export type Languages = Readonly<Record<LanguageCode, Texts>>;
