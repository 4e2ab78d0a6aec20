/** The five ways through the site, the same in the bar and in the menu, and the quick links of its foot. */
const links = [
  { to: "/", words: "Home" },
  { to: "/#latest-lyrics", words: "Latest Lyrics" },
  { to: "/#top-lyrics", words: "Top Lyrics" },
  { to: "/#artists", words: "Top Singers" },
  { to: "/albums", words: "Albums" },
] as const;

/** At the foot: the site's papers, and the lists of people. */
export const quickLinks = [
  { to: "/about-us", words: "About Us" },
  { to: "/terms-of-use", words: "Terms of Use" },
  { to: "/privacy-policy", words: "Privacy Policy" },
  { to: "/singers", words: "Singers" },
  { to: "/lyricists", words: "Lyricists" },
  { to: "/music-directors", words: "Music Directors" },
] as const;

export type SiteLink = (typeof links | typeof quickLinks)[number]["to"];

/** @returns the link to a page, if it is one that header or footer lead to */
export function siteLinkTo(pathname: string): SiteLink | null {
  return [...links, ...quickLinks].find(({ to }) => to === pathname)?.to ?? null;
}

interface SiteLinksProps {
  /** The link that leads to this page. */
  readonly current: SiteLink | null;
  readonly onFollow?: () => void;
}

export function SiteLinks({ current, onFollow }: SiteLinksProps) {
  return links.map(({ to, words }) => (
    <a key={to} href={to} onClick={onFollow} aria-current={to === current ? "page" : undefined}>
      {words}
    </a>
  ));
}
