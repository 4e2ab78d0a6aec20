/** What visitors are told while a page is fetched, and if that fails. */

interface Failure {
  readonly title: string;
  readonly text: string;
}

export interface NavigationTexts {
  readonly loading: string;
  readonly loadingLyrics: string;
  readonly searchFailed: Failure;
  readonly failed: Failure;
  readonly tryAgain: string;
}

/** @param pathname of the page */
export function loadingText(pathname: string, { loading, loadingLyrics }: NavigationTexts): string {
  return pathname.startsWith("/lyrics/") ? loadingLyrics : loading;
}

/** @param pathname of the page */
export function failureText(pathname: string, { searchFailed, failed }: NavigationTexts): Failure {
  return pathname === "/search" ? searchFailed : failed;
}
