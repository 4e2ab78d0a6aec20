/** Whether a request comes from a page of this site: others may not act through their visitors' browsers (CSRF). */

/**
 * Browsers say so in `Sec-Fetch-Site`. Where one does not (plain http in a local network), the page's origin must
 * have the requested host. SITE_URL plays no part, so signing in works at every address of the site.
 */
export function isSameOrigin({ headers }: { readonly headers: Headers }): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("Origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}
