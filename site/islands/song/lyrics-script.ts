/**
 * The script in which a visitor reads lyrics: from the address, else as chosen before, else what suits the screen. Only the
 * first is known to the server; the style sheet shows the others from the first paint on, and this module says the same.
 */
import { useSyncExternalStore } from "react";
import { type LyricsScript, lyricsScriptKey, readLyricsScript } from "../../first-paint.ts";

/**
 * @param asked by the address; null where it names none
 * @param pairs whether both scripts have as many stanzas
 * @returns null on the server where the address names none
 */
export function useShownScript(asked: LyricsScript | null, pairs: boolean): LyricsScript | null {
  return useSyncExternalStore(
    listen,
    // The width as in styles/lyrics.css.
    () => asked ?? readChosen() ?? (pairs && innerWidth < 700 ? "lines" : "both"),
    () => asked,
  );
}

const listeners = new Set<() => void>();

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Stands on the page's root element, where the first paint has put what was remembered. */
function readChosen(): LyricsScript | null {
  return readLyricsScript(document.documentElement.dataset.lyricsScript);
}

export function rememberLyricsScript(script: LyricsScript): void {
  document.documentElement.dataset.lyricsScript = script;
  for (const hear of listeners) hear();
  try {
    localStorage.setItem(lyricsScriptKey, script);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
}
