/** What sign-in and the guarded pages share: their look, their messages, and that no search engine lists them. */
import { Outlet, useMatches } from "react-router";
import { BareFailure } from "../components/bare-failure.tsx";
import { failureOf } from "../components/page-failure.ts";
import type { Notice } from "../components/told-to-all.ts";
import { Notices } from "../islands/notices.tsx";
import type { Route } from "./+types/admin-root.ts";
import { showsFailure } from "./keep-page-on-failure.ts";
import { expiredNoticeCookie } from "./notice-cookie.server.ts";
import "./styles/admin.css";

/** Nothing here is kept by a browser or a proxy, or listed by a search engine; redirects are no exception. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request }, next) => {
    const response = await next();
    const isShown = response.status < 300 || response.status >= 400;
    const ended = isShown && expiredNoticeCookie(request);
    if (ended) response.headers.append("Set-Cookie", ended);
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex");
    response.headers.set(showsFailure, "yes");
    return response;
  },
];

export { headers } from "../components/failure-headers.ts";

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  const robots = { name: "robots", content: "noindex" };
  return error ? [{ title: failureOf(error).heading }, robots] : [robots];
}

/**
 * What a form has to say that was sent without scripts, as the loaders of the pages within tell it. One of this layout's own would
 * make it, and not the layout of the guarded pages, the boundary of what the guard throws.
 */
function useToldNotice(): Notice | null {
  const told = useMatches().map(
    ({ loaderData }) => (loaderData as { notice?: Notice | null } | null)?.notice,
  );
  return told.find(Boolean) ?? null;
}

export default function AdminRoot() {
  return (
    <>
      <Outlet />
      <Notices told={useToldNotice()} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <BareFailure error={error} />
      <Notices />
    </>
  );
}
