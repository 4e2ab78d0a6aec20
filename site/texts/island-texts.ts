/** The texts of islands and acting parts in the browser: a file for each language. Each has a row here. */
import type { Texts } from "./en/index.ts";
import type { LanguageCode } from "./language-codes.ts";

export type IslandTexts = Texts["islands"];

const files: Readonly<Record<LanguageCode, () => Promise<{ readonly islands: IslandTexts }>>> = {
  en: () => import("./en/islands/index.ts"),
  hi: () => import("./hi/islands/index.ts"),
};

/** @returns those in the language of the page */
export async function loadIslandTexts(): Promise<IslandTexts> {
  return (await files[document.documentElement.lang as LanguageCode]()).islands;
}
