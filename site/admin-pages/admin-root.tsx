/** What sign-in and the guarded pages share: their look, their messages, and that no search engine lists them. */
import { Outlet } from "react-router";
import { BareHeader } from "../components/bare-header.tsx";
import { NotFoundSection } from "../components/not-found-section.tsx";
import { NoticeBoard } from "../components/notice.tsx";
import { failureOf } from "../components/page-failure.ts";
import { showsFailure } from "../failed-navigation/keep-page-on-failure.ts";
import type { Route } from "./+types/admin-root.ts";
import { noticeContext } from "./answer-form.server.ts";
import { carriedNotice, endedNoticeCookie } from "./carried-notice.server.ts";
import "./styles/admin.css";

/** Nothing here is kept by a browser or a proxy, or listed by a search engine; redirects are no exception. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request }, next) => {
    const response = await next();
    const isShown = response.status < 300 || response.status >= 400;
    const ended = isShown && endedNoticeCookie(request);
    if (ended) response.headers.append("Set-Cookie", ended);
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex");
    response.headers.set(showsFailure, "yes");
    return response;
  },
];

/** What a form has to say that was sent without scripts. */
export function loader({ request, context }: Route.LoaderArgs) {
  return { notice: context.get(noticeContext) ?? carriedNotice(request) };
}

/** Brings out `Retry-After` of a failing database. */
export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  const robots = { name: "robots", content: "noindex" };
  return error ? [{ title: failureOf(error).heading }, robots] : [robots];
}

export default function AdminRoot({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <NoticeBoard told={notice}>
      <Outlet />
    </NoticeBoard>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <NoticeBoard>
      <BareHeader />
      <main id="main">
        <NotFoundSection {...failureOf(error)} />
      </main>
    </NoticeBoard>
  );
}
