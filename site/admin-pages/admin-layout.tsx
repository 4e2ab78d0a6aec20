/** The layout of the guarded pages: the guard, and the frame with its sidebar and title. */
import { Outlet, useLocation, useMatches } from "react-router";
import { liveContext } from "../live.ts";
import { sharedTextsForMeta, useSharedTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/admin-layout.ts";
import { adminFailureOf, type UnsavedForm } from "./admin-failure.ts";
import { AdminFrame } from "./components/admin-frame.tsx";
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

/** The `handle` of a page. */
export interface AdminHandle {
  /** Title of the page, or a function that makes it from the page's data. */
  readonly title: string | ((loaderData: never) => string);
  /** It may hold typed text or a pending result, and is not reloaded when the catalogue changes. */
  readonly isForm?: boolean;
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  const { failures } = sharedTextsForMeta();
  const robots = { name: "robots", content: "noindex" };
  return error ? [{ title: adminFailureOf(error, failures).heading }, robots] : [robots];
}

export default function AdminLayout({ loaderData: { siteName, catalogue } }: Route.ComponentProps) {
  useWatchedSession();
  const match = useMatches().at(-1) as PageMatch | undefined;
  return (
    <AdminFrame siteName={siteName} title={titleOf(match)}>
      <FollowWithRouter {...catalogue} isFrozen={match?.handle?.isForm} />
      <Outlet />
    </AdminFrame>
  );
}

/** Keeps the sidebar when a page fails. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { heading, text, mayTryAgain, mustSignIn, unsaved } = adminFailureOf(
    error,
    useSharedTexts().failures,
  );
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
      {unsaved && <ResubmitForm fields={unsaved} />}
    </AdminFrame>
  );
}

/** Sends an unprocessed form again, to the address of the page. */
function ResubmitForm({ fields }: { readonly fields: UnsavedForm["unsaved"] }) {
  return (
    <form method="post" className="send-again">
      {fields.map(([name, text], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the list never changes
        <input key={place} type="hidden" name={name} value={text} />
      ))}
      <button type="submit" className="button solid">
        Send again
      </button>
    </form>
  );
}

interface PageMatch {
  readonly handle?: AdminHandle;
  readonly loaderData?: unknown;
}

function titleOf(match: PageMatch | undefined): string {
  const title = match?.handle?.title ?? "";
  // A page whose loader has failed has no data.
  if (typeof title === "string") return title;
  return match?.loaderData === undefined ? "" : title(match.loaderData as never);
}
