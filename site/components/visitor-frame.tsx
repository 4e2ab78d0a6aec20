/** What stands round every visitors' page, also round its error page; only its islands come alive. */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { FollowingIsland } from "../islands/following-island.tsx";
import { Island } from "../islands/island.tsx";
import { Notices } from "../islands/notices.tsx";
import { Navigation } from "../navigation/navigation.tsx";
import type { FrameFacts } from "./frame-facts.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { siteLinkTo } from "./site-links.tsx";

interface VisitorFrameProps {
  readonly facts: FrameFacts;
  /** An error page: it is not fetched again when the catalogue changes. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
}

export function VisitorFrame({ facts, isStill = false, children }: VisitorFrameProps) {
  const { name, social, contactEmail, year, catalogue, analyticsCode, asksConsent } = facts;
  const { pathname: path } = useLocation();
  const current = siteLinkTo(path);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {asksConsent && <Island name="consent" facts={{}} />}
      <SiteHeader siteName={name} current={current} />
      <Island name="navigation" of={Navigation} facts={{ siteName: name }} />
      {catalogue && <Island name="following" of={FollowingIsland} facts={{ ...catalogue, path, isStill }} />}
      <main id="main" tabIndex={-1} data-site={facts.onPaper}>
        {children}
      </main>
      <SiteFooter name={name} social={social} contactEmail={contactEmail} year={year} current={current} />
      <Island name="notices" of={Notices} facts={{}} />
      <Island name="suggestions" facts={{ path }} />
      {analyticsCode && <Island name="analytics" facts={{ path, code: analyticsCode, asks: asksConsent }} />}
    </>
  );
}
