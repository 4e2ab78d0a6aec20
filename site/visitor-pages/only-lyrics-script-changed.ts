/** Tells a change of the script in which lyrics are shown from all other changes of the address. */
import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The page holds both scripts already, so that a change of script needs nothing from the server. */
export function onlyLyricsScriptChanged({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const scripts = [currentUrl, nextUrl].map((url) => url.searchParams.get("script"));
  return currentUrl.pathname === nextUrl.pathname && scripts[0] !== scripts[1];
}
