/** What stands round every visitors' page, also round its error page. */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { FollowCatalogue } from "../following/follow-catalogue.tsx";
import { SuggestWhileTyping } from "../suggestions/suggest-while-typing.tsx";
import { FailedNavigationNotice } from "./failed-navigation-notice.tsx";
import type { FrameFacts } from "./frame-facts.ts";
import { NavigationStatus } from "./navigation-status.tsx";
import { NoticeBoard } from "./notice.tsx";
import { AnalyticsCode } from "./operator-code/analytics-code.tsx";
import { AskingConsent } from "./operator-code/asking-consent.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { siteLinkTo } from "./site-links.tsx";

interface VisitorFrameProps {
  readonly facts: FrameFacts;
  /** An error page: it is not reloaded when the catalogue changes. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
}

export function VisitorFrame({ facts, isStill, children }: VisitorFrameProps) {
  const { name, social, contactEmail, year } = facts;
  const current = siteLinkTo(useLocation().pathname);
  return (
    <NoticeBoard>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <AskingConsent asks={facts.asksConsent}>
        <SiteHeader siteName={name} current={current} />
        <SuggestWhileTyping />
        <NavigationStatus siteName={name} />
        <FailedNavigationNotice />
        {facts.catalogue && <FollowCatalogue {...facts.catalogue} isStill={isStill} />}
        <main id="main" tabIndex={-1} data-site={facts.onPaper}>
          {children}
        </main>
        <SiteFooter {...{ name, social, contactEmail, year, current }} />
        <AnalyticsCode code={facts.analyticsCode} />
      </AskingConsent>
    </NoticeBoard>
  );
}
