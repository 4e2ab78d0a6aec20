/** What visitors are told while a page is fetched, and if that fails. */

/** @param pathname of the page */
export function loadingText(pathname: string, siteName: string): string {
  return pathname.startsWith("/lyrics/") ? "Loading Lyrics..." : `Loading ${siteName}...`;
}

/** @returns title and text of the message, for the page of this path */
export function failureTexts(pathname: string): readonly [string, string] {
  return pathname === "/search"
    ? ["Search Failed", "Could not fetch results. Please try again later."]
    : ["Page Not Reached", "This page could not be fetched. You can go on reading."];
}
