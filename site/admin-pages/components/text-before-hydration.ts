/**
 * What stands in a text area when React takes over the page that the server has rendered: somebody may have typed there already.
 * React puts the text that it knows into it, and the typed one would be gone. It leaves the value of an input alone.
 */
import { useHydrated } from "../use-hydrated.ts";

/**
 * @param id of the text area
 * @param text that the server has rendered, and that holds from the second drawing on
 * @returns the text to draw
 */
export function useTextBeforeHydration(id: string, text: string): string {
  if (useHydrated() || isOnServer) return text;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return text;
  // From now on the browser takes the text for a typed one: React writes the text of the page anew, even where it is the same, and what
  // is marked in an untouched area would be marked no more. The next letters would be joined to the old text.
  // biome-ignore lint/correctness/noSelfAssign: it has an effect
  area.value = area.value;
  return area.value;
}

const isOnServer = typeof document === "undefined";
