/**
 * What stands in a text area when React takes over the page that the server has rendered: somebody may have typed there already.
 * React puts the text that it knows into it, and the typed one would be gone. It leaves the value of an input alone.
 */
import { useIsInBrowser } from "../is-in-browser.ts";

/**
 * @param id of the text area
 * @param text that the server has rendered, and that holds from the second drawing on
 * @returns the text to draw
 */
export function useStandingText(id: string, text: string): string {
  if (useIsInBrowser() || isOnServer) return text;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : text;
}

const isOnServer = typeof document === "undefined";
