/** Whether a request was made by a page of this site. Stops other sites from acting through a visitor's browser. */

/** Browsers say so themselves; where one does not, the page's origin must have the host that was asked. */
export function isSameOrigin({ headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("Origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}
