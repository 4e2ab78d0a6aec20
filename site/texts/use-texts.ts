/**
 * The texts of a page, in its language. The server has all of them; in the browser, islands have their own alone, and
 * the administration those of `shared-texts.ts`.
 */
import { createContext, use } from "react";
import type { Texts } from "./en/index.ts";
import type { IslandTexts } from "./island-texts.ts";
import type { sharedTexts } from "./shared-texts.ts";

type SharedTexts = typeof sharedTexts;

const TextsContext = createContext<Texts | SharedTexts | { readonly islands: IslandTexts } | null>(null);

export const TextsProvider = TextsContext.Provider;

/** Of visitors' pages, which the server renders. */
export function useTexts(): Texts {
  return useTextsWith("home");
}

/** Of what both visitors' pages and the administration show. */
export function useSharedTexts(): SharedTexts {
  return useTextsWith("failures");
}

/** Of islands, and of what they render. */
export function useIslandTexts(): IslandTexts {
  return useTextsWith("islands").islands;
}

/** The same for `meta`, which React Router calls while it renders the head. */
export const textsForMeta = useTexts;
export const sharedTextsForMeta = useSharedTexts;

/** @throws where a page, island or frame asks for texts that it does not have */
function useTextsWith(group: keyof Texts): Texts {
  const texts = use(TextsContext);
  if (!texts || !(group in texts))
    throw new Error(`The texts \`${group}\` are not here. Texts of islands belong into \`islands\`.`);
  return texts as Texts;
}
