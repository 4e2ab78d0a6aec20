/** The script in which a visitor reads lyrics: from the address, else as chosen before, else both. */
import { useSyncExternalStore } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { type LyricsScript, lyricsScriptKey, readLyricsScript } from "../first-paint.ts";

export function useLyricsScript(): LyricsScript {
  const [search] = useSearchParams();
  // The server knows no choice, and the first paint has put it into the address; this is for changes of page after that.
  const remembered = useSyncExternalStore(neverChanges, readRemembered, () => null);
  return readLyricsScript(search.get("script")) ?? remembered ?? "both";
}

function neverChanges(): () => void {
  return () => {};
}

function readRemembered(): LyricsScript | null {
  try {
    return readLyricsScript(localStorage.getItem(lyricsScriptKey));
  } catch {
    return null;
  }
}

export function rememberLyricsScript(script: LyricsScript): void {
  try {
    localStorage.setItem(lyricsScriptKey, script);
  } catch {
    // A browser that keeps nothing still follows the link.
  }
}

/** The page holds both scripts already, so that a change of script needs nothing from the server. */
export function onlyLyricsScriptChanged({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const scripts = [currentUrl, nextUrl].map((url) => url.searchParams.get("script"));
  return (
    currentUrl.pathname === nextUrl.pathname &&
    nextUrl.pathname.startsWith("/lyrics/") &&
    scripts[0] !== scripts[1]
  );
}
