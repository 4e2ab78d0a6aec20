/**
 * The layout of the sign-in and the guarded pages: styles, notices, and headers against caching and search engines.
 */
import { Outlet, useMatches } from "react-router";
import { BareFailure } from "../components/bare-failure.tsx";
import type { Notice } from "../components/notice-channel.ts";
import { failureOf } from "../components/page-failure.ts";
import { Notices } from "../islands/notices.tsx";
import { sharedTextsForMeta } from "../texts/use-texts.ts";
import type { Route } from "./+types/admin-root.ts";
import { keepPageOnFailure } from "./keep-page-on-failure.ts";
import { expiredNoticeCookie } from "./notice-cookie.server.ts";
import "./styles/admin.css";

/** Also applies to redirects. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request }, next) => {
    const response = await next();
    const isShown = response.status < 300 || response.status >= 400;
    const expired = isShown && expiredNoticeCookie(request);
    if (expired) response.headers.append("Set-Cookie", expired);
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnFailure];

export { headers } from "../components/failure-headers.ts";

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  const { failures } = sharedTextsForMeta();
  const robots = { name: "robots", content: "noindex" };
  return error ? [{ title: failureOf(error, failures).heading }, robots] : [robots];
}

/**
 * The notice of a form that was sent without scripts comes from the loaders of the pages. A loader here would make
 * this layout the error boundary of what the guard throws, instead of the layout of the guarded pages.
 */
function useLoadedNotice(): Notice | null {
  const notices = useMatches().map(
    ({ loaderData }) => (loaderData as { notice?: Notice | null } | null)?.notice,
  );
  return notices.find(Boolean) ?? null;
}

export default function AdminRoot() {
  return (
    <>
      <Outlet />
      <Notices rendered={useLoadedNotice()} />
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
