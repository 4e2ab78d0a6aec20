/** The layout of a preview: the guard of the administration, around a document in the look of visitors' pages. */
import { Outlet } from "react-router";
import { BareFailure } from "../../components/bare-failure.tsx";
import type { FrameData } from "../../components/frame-data.ts";
import { VisitorFrame } from "../../components/visitor-frame.tsx";
import { administrationContext, liveContext } from "../../live.ts";
import { yearIn } from "../../visitor-pages/year-in.ts";
import { guard } from "../guard.server.ts";
import type { Route } from "./+types/preview-layout.ts";
import "../styles/draft-preview.css";

/** The headers also apply to redirects. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    // Visitors' pages are documents, which no router hydrates.
    context.set(administrationContext, false);
    const response = await next();
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
  guard,
];

/** Without the code of others, and without following the catalogue, which does not have the draft. */
export function loader({ context }: Route.LoaderArgs): FrameData {
  const { site, now } = context.get(liveContext);
  return {
    name: site.name,
    printedHead: `${site.name}, ${site.origin}`,
    social: site.social,
    contactEmail: site.contactEmail,
    analyticsCode: null,
    asksConsent: false,
    catalogue: null,
    otherLanguages: [],
    year: yearIn(site.timeZone, now()),
  };
}

export { headers } from "../../components/failure-headers.ts";

export default function PreviewLayout({ loaderData }: Route.ComponentProps) {
  return (
    <VisitorFrame data={loaderData} isFrozen>
      <Outlet />
    </VisitorFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareFailure error={error} />;
}
