/**
 * The script in which a visitor reads lyrics: from the address, else as chosen before, else what suits the screen. Only the
 * first is known to the server; the style sheet shows the others from the first paint on, and this module says the same.
 */
import { useSyncExternalStore } from "react";
import { type LyricsScript, readLyricsScript } from "../../first-paint.ts";
import { hearChoices } from "../remember-choice.ts";

/**
 * @param asked by the address; null where it names none
 * @param pairs whether both scripts have as many stanzas
 * @returns null on the server where the address names none
 */
export function useShownScript(asked: LyricsScript | null, pairs: boolean): LyricsScript | null {
  return useSyncExternalStore(
    hearChoices,
    // The width as in styles/lyrics.css.
    () => asked ?? readChosen() ?? (pairs && innerWidth < 700 ? "lines" : "both"),
    () => asked,
  );
}

/** Stands on the page's root element, where the first paint has put what was remembered. */
function readChosen(): LyricsScript | null {
  return readLyricsScript(document.documentElement.dataset.lyricsScript);
}
