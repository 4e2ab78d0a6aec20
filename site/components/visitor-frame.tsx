/** The frame of visitors' pages and of their error page. Only its islands are hydrated. */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { FollowingIsland } from "../islands/following-island.tsx";
import { Island } from "../islands/island.tsx";
import { Notices } from "../islands/notices.tsx";
import { Navigation } from "../navigation/navigation.tsx";
import type { FrameData } from "./frame-data.ts";
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
  const { pathname: path } = useLocation();
  const current = siteLinkTo(path);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {asksConsent && <Island name="consent" props={{}} />}
      <SiteHeader siteName={name} current={current} />
      <Island name="navigation" of={Navigation} props={{ siteName: name }} />
      {catalogue && <Island name="following" of={FollowingIsland} props={{ ...catalogue, path, isFrozen }} />}
      <main id="main" tabIndex={-1} data-site={data.printedHead}>
        {children}
      </main>
      <SiteFooter name={name} social={social} contactEmail={contactEmail} year={year} current={current} />
      <Island name="notices" of={Notices} props={{}} />
      <Island name="suggestions" props={{ path }} />
      <Island name="reading-place" props={{}} />
      {analyticsCode && (
        <Island name="analytics" props={{ path, code: analyticsCode, needsConsent: asksConsent }} />
      )}
    </>
  );
}
