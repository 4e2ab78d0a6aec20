/** The guarded pages: the lock, and the frame around each of them with its sidebar and its title. */
import { Outlet, useLocation, useMatches } from "react-router";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/admin-layout.ts";
import { adminFailureOf } from "./admin-failure.ts";
import { AdminFrame } from "./components/admin-frame.tsx";
import { SendAgain } from "./components/send-again.tsx";
import { FollowWithRouter } from "./following/follow-with-router.tsx";
import { guard } from "./guard.server.ts";
import { noticeOf } from "./respond-to-form.server.ts";
import { signInAddress } from "./sign-in-address.ts";
import { useWatchedSession } from "./watch-session.ts";

export const middleware: Route.MiddlewareFunction[] = [guard];

export function loader({ request, context }: Route.LoaderArgs) {
  const { site, catalogue } = context.get(liveContext);
  return {
    notice: noticeOf({ request, context }),
    siteName: site.name,
    catalogue: { publicKey: catalogue.publicKey, version: catalogue.version() },
  };
}

/** What a page puts into its `handle`, so that the frame can name it. */
export interface AdminHandle {
  /** Title of the page, or what makes it of the page's data. */
  readonly title: string | ((loaderData: never) => string);
  /** It holds what somebody is typing or waits for, and is not reloaded when the catalogue changes. */
  readonly isForm?: boolean;
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  const robots = { name: "robots", content: "noindex" };
  return error ? [{ title: adminFailureOf(error).heading }, robots] : [robots];
}

export default function AdminLayout({ loaderData: { siteName, catalogue } }: Route.ComponentProps) {
  useWatchedSession();
  const match = useMatches().at(-1) as PageMatch | undefined;
  return (
    <AdminFrame siteName={siteName} title={titleOf(match)}>
      <FollowWithRouter {...catalogue} isStill={match?.handle?.isForm} />
      <Outlet />
    </AdminFrame>
  );
}

/** Keeps the way to all other pages when one of them fails. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { heading, text, mayTryAgain, mustSignIn, unsaved } = adminFailureOf(error);
  const { pathname, search } = useLocation();
  return (
    <AdminFrame siteName={loaderData?.siteName ?? ""} title={heading}>
      <p>{text}</p>
      {mayTryAgain && (
        <p className="next-step">
          <a className="button outlined" href={pathname + search}>
            Try again
          </a>
        </p>
      )}
      {mustSignIn && (
        <p className="next-step">
          <a
            className="button outlined"
            href={signInAddress(null, { hasEnded: true })}
            target="_blank"
            rel="noopener"
          >
            Sign in<span className="unseen"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {unsaved && <SendAgain fields={unsaved} />}
    </AdminFrame>
  );
}

interface PageMatch {
  readonly handle?: AdminHandle;
  readonly loaderData?: unknown;
}

function titleOf(match: PageMatch | undefined): string {
  const title = match?.handle?.title ?? "";
  // A page whose loader has failed has no data to be named by.
  if (typeof title === "string") return title;
  return match?.loaderData === undefined ? "" : title(match.loaderData as never);
}
