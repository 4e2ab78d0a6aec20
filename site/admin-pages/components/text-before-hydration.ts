/**
 * Keeps text that was typed into a text area before hydration: React would overwrite it, unlike the value of an
 * input.
 */
import { useHydrated } from "../use-hydrated.ts";

/**
 * @param id of the text area
 * @param text that the server has rendered, and the text after hydration
 * @returns the text to render
 */
export function useTextBeforeHydration(id: string, text: string): string {
  if (useHydrated() || isOnServer) return text;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return text;
  // Makes the browser treat the text as typed. Otherwise React, which sets even the same text again, would clear the
  // selection of an untouched area, and the next letters would be added to the old text.
  // biome-ignore lint/correctness/noSelfAssign: it has an effect
  area.value = area.value;
  return area.value;
}

const isOnServer = typeof document === "undefined";
