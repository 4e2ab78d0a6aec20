/** What visitors are told while a page is fetched, and if that fails. */
import type { IslandTexts } from "../texts/island-texts.ts";

export type NavigationTexts = IslandTexts["navigation"];

/** @param pathname of the page */
export function loadingText(pathname: string, siteName: string, texts: NavigationTexts): string {
  return pathname.includes("/lyrics/") ? texts.loadingLyrics : texts.loading(siteName);
}

/**
 * @param pathname of the page
 * @returns title and text of the message
 */
export function failureText(pathname: string, { searchFailed, failed }: NavigationTexts) {
  return pathname.endsWith("/search") ? searchFailed : failed;
}
