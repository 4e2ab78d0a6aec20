/** The address of the sign-in with the page that was asked for, and that page out of it again. */

const asked = "to";
const ended = "ended";
const dashboard = "/admin/dashboard";

/**
 * @param page that sends the administrator to sign in; null leads to the dashboard afterwards
 * @param hasEnded whether somebody was signed in there
 */
export function signInAddress(
  page: Pick<URL, "pathname" | "search"> | null,
  { hasEnded }: { readonly hasEnded: boolean },
): string {
  const query = new URLSearchParams({
    ...(page && { [asked]: page.pathname + page.search }),
    ...(hasEnded && { [ended]: "yes" }),
  });
  return query.size === 0 ? "/admin" : `/admin?${query}`;
}

/** @returns whether the sign-in was called for by the end of a session */
export function hasSessionEnded({ searchParams }: Pick<URL, "searchParams">): boolean {
  return searchParams.has(ended);
}

/** @returns a page of the administration, whatever the address says: it may come from anybody */
export function pageAfterSignIn({ searchParams }: URL): string {
  const page = searchParams.get(asked) ?? dashboard;
  const here = "http://here.invalid";
  if (!URL.canParse(page, here)) return dashboard;
  const { origin, pathname, search } = new URL(page, here);
  return origin === here && pathname.startsWith("/admin/") ? pathname + search : dashboard;
}
