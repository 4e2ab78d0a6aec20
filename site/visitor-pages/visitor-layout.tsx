/** The layout of visitors' pages, and their error page. */
import { Outlet, useMatches } from "react-router";
import type { FrameData } from "../components/frame-data.ts";
import { NotFoundSection } from "../components/not-found-section.tsx";
import { failureOf } from "../components/page-failure.ts";
import { VisitorFrame } from "../components/visitor-frame.tsx";
import { liveContext, textsContext } from "../live.ts";
import { textsForMeta, useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/visitor-layout.ts";
import { answerFile } from "./answer-file.server.ts";
import { leadToOldAddress, sayWhenToTryAgain } from "./lead-to-old-address.server.ts";
import { otherLanguages } from "./other-languages.server.ts";
import { yearIn } from "./year-in.ts";

export const middleware: Route.MiddlewareFunction[] = [sayWhenToTryAgain, answerFile, leadToOldAddress];

export function loader({ context, url }: Route.LoaderArgs): FrameData {
  const { site, siteCodes, forRobots, catalogue, now } = context.get(liveContext);
  return {
    name: site.name,
    printedHead: `${site.name}, ${site.origin}`,
    social: site.social,
    contactEmail: site.contactEmail,
    analyticsCode: siteCodes().analyticsCode,
    proofs: forRobots().tags,
    asksConsent: site.asksConsent && Object.values(siteCodes()).some(Boolean),
    catalogue: { publicKey: catalogue.publicKey, version: catalogue.version() },
    otherLanguages: otherLanguages(url, context.get(textsContext)),
    year: yearIn(site.timeZone, now()),
  };
}

export function links(): Route.LinkDescriptors {
  return [{ rel: "apple-touch-icon", href: "/touch-icon.png" }];
}

export { headers } from "../components/failure-headers.ts";

export function meta({ error, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { failures } = textsForMeta();
  if (!error) return [];
  return [
    { title: `${failureOf(error, failures).heading} - ${loaderData?.name ?? defaultData.name}` },
    { name: "robots", content: "noindex" },
  ];
}

/** The `handle` of a page. */
interface VisitorHandle {
  /** It holds typed text, and is not reloaded when the catalogue changes. */
  readonly isForm: boolean;
}

export default function VisitorLayout({ loaderData }: Route.ComponentProps) {
  const handle = useMatches().at(-1)?.handle as VisitorHandle | undefined;
  return (
    <VisitorFrame data={loaderData} isFrozen={handle?.isForm ?? false}>
      <Outlet />
    </VisitorFrame>
  );
}

/** For errors before the loader has run, such as an unsupported method. */
const defaultData: FrameData = {
  name: "Antara",
  social: {},
  contactEmail: null,
  analyticsCode: null,
  asksConsent: false,
  catalogue: null,
  otherLanguages: [],
  year: "",
};

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <VisitorFrame data={loaderData ?? defaultData} isFrozen>
      <NotFoundSection {...failureOf(error, useTexts().failures)} />
    </VisitorFrame>
  );
}
