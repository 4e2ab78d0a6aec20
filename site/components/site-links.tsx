/** The links of the header and its menu, and the quick links of the footer. */
const links = [
  { to: "/", text: "Home" },
  { to: "/#latest-lyrics", text: "Latest Lyrics" },
  { to: "/#top-lyrics", text: "Top Lyrics" },
  { to: "/#artists", text: "Top Singers" },
  { to: "/albums", text: "Albums" },
  { to: "/browse", text: "Browse" },
] as const;

export const quickLinks = [
  { to: "/about-us", text: "About Us" },
  { to: "/terms-of-use", text: "Terms of Use" },
  { to: "/privacy-policy", text: "Privacy Policy" },
  { to: "/singers", text: "Singers" },
  { to: "/lyricists", text: "Lyricists" },
  { to: "/music-directors", text: "Music Directors" },
  { to: "/first-lines", text: "First Lines" },
  { to: "/words", text: "Words" },
] as const;

export type SiteLink = (typeof links | typeof quickLinks)[number]["to"];

/** @returns the link of header or footer that leads to a page, if there is one */
export function siteLinkTo(pathname: string): SiteLink | null {
  return [...links, ...quickLinks].find(({ to }) => to === pathname)?.to ?? null;
}

interface SiteLinksProps {
  /** The link to the current page. */
  readonly current: SiteLink | null;
  readonly onFollow?: () => void;
}

export function SiteLinks({ current, onFollow }: SiteLinksProps) {
  return links.map(({ to, text }) => (
    <a key={to} href={to} onClick={onFollow} aria-current={to === current ? "page" : undefined}>
      {text}
    </a>
  ));
}
