/** The frame of visitors' pages and of their error page. Only its islands are rendered in the browser. */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Island } from "../islands/island.tsx";
import { Notices } from "../islands/notices.tsx";
import { FailedNotice } from "../navigation/failed-notice.tsx";
import { NavigationStatus } from "../navigation/navigation-status.tsx";
import { addressIn } from "../texts/address-in.ts";
import { useTexts } from "../texts/use-texts.ts";
import { ActingPart } from "./acting-part.tsx";
import type { FrameData } from "./frame-data.ts";
import { ConsentQuestion } from "./operator-code/consent-question.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { siteLinkTo } from "./site-links.tsx";

interface VisitorFrameProps {
  readonly data: FrameData;
  /** An error page or a form: it is not reloaded when the catalogue changes. */
  readonly isFrozen?: boolean;
  readonly children: ReactNode;
}

export function VisitorFrame({ data, isFrozen = false, children }: VisitorFrameProps) {
  const { name, social, contactEmail, year, catalogue, analyticsCode, asksConsent } = data;
  const { otherLanguages, proofs = [] } = data;
  const { frame, links, islands } = useTexts();
  const { pathname } = useLocation();
  const current = siteLinkTo(pathname, links);
  const inLanguage = (address: string) => addressIn(islands.path, address);
  const path = inLanguage(pathname);
  return (
    <>
      <link rel="manifest" href={inLanguage("/manifest.webmanifest")} />
      <link rel="alternate" type="application/atom+xml" title={frame.feed} href={inLanguage("/feed.xml")} />
      {proofs.map(({ name: proof, content }) => (
        <meta key={`${proof} ${content}`} name={proof} content={content} />
      ))}
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      {asksConsent && <ConsentQuestion />}
      <SiteHeader siteName={name} current={current} otherLanguages={otherLanguages} />
      <ActingPart name="navigation" facts={{ siteName: name }}>
        <NavigationStatus waitingFor={undefined} arrival="" siteName={name} />
        <FailedNotice pathname={undefined} onTryAgain={undefined} />
      </ActingPart>
      {catalogue && (
        <ActingPart name="following" facts={{ ...catalogue, path, isFrozen }}>
          <div className="removed-bar" role="status" />
        </ActingPart>
      )}
      <main id="main" tabIndex={-1} data-site={data.printedHead}>
        {children}
      </main>
      <SiteFooter name={name} social={social} contactEmail={contactEmail} year={year} current={current} />
      <Island name="notices" of={Notices} props={{}} />
      <Island name="suggestions" props={{}} />
      <ActingPart name="reading-place" facts={{}} />
      {analyticsCode && (
        <ActingPart name="analytics" facts={{ path, code: analyticsCode, needsConsent: asksConsent }} />
      )}
    </>
  );
}
