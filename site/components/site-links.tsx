/** The links of the header and its menu. Those of the footer are among the texts, too (texts/en/frame.tsx). */
import type { Texts } from "../texts/en/index.ts";
import { useIslandTexts } from "../texts/use-texts.ts";
import { PageLink } from "./page-link.tsx";

type Links = Texts["links"];

export type SiteLink = keyof Links["header"] | keyof Links["footer"];

/** @returns the link of header or footer that leads to a page, if there is one */
export function siteLinkTo(pathname: string, { header, footer }: Links): SiteLink | null {
  return pathname in header || pathname in footer ? (pathname as SiteLink) : null;
}

interface SiteLinksProps {
  /** The link to the current page. */
  readonly current: SiteLink | null;
  readonly onFollow?: () => void;
}

export function SiteLinks({ current, onFollow }: SiteLinksProps) {
  return Object.entries(useIslandTexts().links).map(([to, text]) => (
    <PageLink key={to} href={to} onClick={onFollow} aria-current={to === current ? "page" : undefined}>
      {text}
    </PageLink>
  ));
}
