/** Whether a request was made by a page of this site. Stops other sites from acting through the browser of its user. */

/**
 * Browsers say so themselves; where one does not (plain http in a local network), the page's origin must have the host
 * that was asked. The origin that the settings name plays no part, so signing in works at every address of the site.
 */
export function isSameOrigin({ headers }: { readonly headers: Headers }): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("Origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}
