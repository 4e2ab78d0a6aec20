/**
 * The texts of a page, in its language. The server sets them for each page; islands get the few that they need as
 * props, so that no browser loads others.
 */
import { createContext, use } from "react";
import type { Texts } from "./en/index.ts";

const TextsContext = createContext<Texts | null>(null);

export const TextsProvider = TextsContext.Provider;

/** @throws in an island, which has no page around it */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("There are no texts here: an island gets its own as props.");
  return texts;
}

/** The same for `meta`, which React Router calls while it renders the head. */
export const textsForMeta = useTexts;
