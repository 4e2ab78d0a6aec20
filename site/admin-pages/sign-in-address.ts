/** The address of the sign-in with the page that was asked for, and that page out of it again. */

const asked = "to";
const dashboard = "/admin/dashboard";

/** @param page that sends the administrator to sign in; null leads to the dashboard afterwards */
export function signInAddress(page: Pick<URL, "pathname" | "search"> | null): string {
  return page ? `/admin?${new URLSearchParams({ [asked]: page.pathname + page.search })}` : "/admin";
}

/** @returns a page of the administration, whatever the address says: it may come from anybody */
export function pageAfterSignIn({ searchParams }: URL): string {
  const page = searchParams.get(asked) ?? dashboard;
  const here = "http://here.invalid";
  if (!URL.canParse(page, here)) return dashboard;
  const { origin, pathname, search } = new URL(page, here);
  return origin === here && pathname.startsWith("/admin/") ? pathname + search : dashboard;
}
