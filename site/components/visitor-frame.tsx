/** What stands round every visitors' page, also round its error page. */
import type { ReactNode } from "react";
import { NavigationStatus } from "./navigation-status.tsx";
import { NoticeBoard } from "./notice.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export interface FrameFacts {
  /** Product name. */
  readonly name: string;
  readonly social: readonly {
    readonly network: "Facebook" | "X" | "Instagram" | "YouTube";
    readonly url: string;
  }[];
  readonly contactEmail: string | null;
  /** The current year in the site's time zone. */
  readonly year: string;
}

interface VisitorFrameProps {
  readonly facts: FrameFacts;
  readonly children: ReactNode;
}

export function VisitorFrame({ facts, children }: VisitorFrameProps) {
  return (
    <NoticeBoard>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader siteName={facts.name} />
      <NavigationStatus siteName={facts.name} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...facts} />
    </NoticeBoard>
  );
}
