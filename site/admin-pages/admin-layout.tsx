/** The guarded pages: the lock, and the frame around each of them with its sidebar and its title. */
import { Outlet, useLocation, useMatches } from "react-router";
import { failureOf } from "../components/page-failure.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/admin-layout.ts";
import { AdminFrame } from "./components/admin-frame.tsx";
import { guard } from "./guard.server.ts";
import { useSessionWatch } from "./session-watch.ts";

export const middleware: Route.MiddlewareFunction[] = [guard];

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: context.get(liveContext).site.name };
}

/** What a page puts into its `handle`, so that the frame can name it. */
export interface AdminHandle {
  /** Title of the page, or what makes it of the page's data. */
  readonly title: string | ((loaderData: never) => string);
}

export function meta(): Route.MetaDescriptors {
  return [{ name: "robots", content: "noindex" }];
}

export default function AdminLayout({ loaderData: { siteName } }: Route.ComponentProps) {
  useSessionWatch();
  return (
    <AdminFrame siteName={siteName} title={titleOf(useMatches())}>
      <Outlet />
    </AdminFrame>
  );
}

/** Keeps the way to all other pages when one of them fails. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { heading, text, mayTryAgain } = failureOf(error);
  const { pathname, search } = useLocation();
  return (
    <AdminFrame siteName={loaderData?.siteName ?? ""} title={heading}>
      <p>{text}</p>
      {mayTryAgain && (
        <p>
          <a className="button outlined" href={pathname + search}>
            Try again
          </a>
        </p>
      )}
    </AdminFrame>
  );
}

function titleOf(matches: readonly unknown[]): string {
  const match = matches.at(-1) as { handle?: AdminHandle; loaderData?: unknown } | undefined;
  const title = match?.handle?.title ?? "";
  // A page whose loader has failed has no data to be named by.
  if (typeof title === "string") return title;
  return match?.loaderData === undefined ? "" : title(match.loaderData as never);
}
