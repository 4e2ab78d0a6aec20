/** The address of the sign-in, which carries the requested page. */

const requested = "to";
const ended = "ended";
const dashboard = "/admin/dashboard";

/**
 * @param page to open after the sign-in; null for the dashboard
 * @param hasEnded whether a session has ended there
 */
export function signInAddress(
  page: Pick<URL, "pathname" | "search"> | null,
  { hasEnded }: { readonly hasEnded: boolean },
): string {
  const query = new URLSearchParams({
    ...(page && { [requested]: page.pathname + page.search }),
    ...(hasEnded && { [ended]: "yes" }),
  });
  return query.size === 0 ? "/admin" : `/admin?${query}`;
}

/** @returns whether the sign-in was opened because a session had ended */
export function hasSessionEnded({ searchParams }: Pick<URL, "searchParams">): boolean {
  return searchParams.has(ended);
}

/** @returns always a page of the administration: the address may be forged */
export function pageAfterSignIn({ searchParams }: URL): string {
  const page = searchParams.get(requested) ?? dashboard;
  const here = "http://here.invalid";
  if (!URL.canParse(page, here)) return dashboard;
  const { origin, pathname, search } = new URL(page, here);
  return origin === here && pathname.startsWith("/admin/") ? pathname + search : dashboard;
}
