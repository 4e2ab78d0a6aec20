/**
 * The script in which lyrics are shown: by the address, else by an earlier choice, else by the width of the screen. The server
 * only knows the first; for the others this module has the same rules as the style sheet.
 */
import { useSyncExternalStore } from "react";
import { type LyricsScript, readLyricsScript } from "../../first-paint.ts";
import { subscribeToChoices } from "../visitor-choices.ts";

/**
 * @param requested by the address; null where it names none
 * @param isPaired whether both scripts have the same number of stanzas
 * @returns null on the server where the address names none
 */
export function useShownScript(requested: LyricsScript | null, isPaired: boolean): LyricsScript | null {
  return useSyncExternalStore(
    subscribeToChoices,
    // The width as in styles/lyrics.css.
    () => requested ?? readChosen() ?? (isPaired && innerWidth < 700 ? "lines" : "both"),
    () => requested,
  );
}

function readChosen(): LyricsScript | null {
  return readLyricsScript(document.documentElement.dataset.lyricsScript);
}
