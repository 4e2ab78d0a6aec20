/** The frame of all pages: header, footer and the question about consent. */
import { islands } from "./islands/index.ts";

export const frame = {
  skip: "Skip to content",
  toHome: (site: string) => `${site}, home`,
  mainLinks: "Main",
  openSearch: "Find a song",
  closeSearch: "Close the search",
  feed: "Latest Lyrics",
  onThisPage: "On this page",
};

/** By their addresses. */
export const links = {
  header: islands.links,
  footer: {
    "/about-us": "About Us",
    "/terms-of-use": "Terms of Use",
    "/privacy-policy": "Privacy Policy",
    "/singers": "Singers",
    "/lyricists": "Lyricists",
    "/music-directors": "Music Directors",
    "/first-lines": "First Lines",
    "/words": "Words",
  },
};

export const footer = {
  about: "Your destination for Hindi song lyrics, in Devanagari and in Roman script.",
  links: "Quick Links",
  follow: "Follow",
  noPage: (network: string) => `${network}, no page yet`,
  contact: "Contact",
  rights: (year: string, site: string) => `© ${year} ${site}. All rights reserved.`,
  use: "Lyrics are for educational and personal use only.",
};

export const consent = {
  label: "Consent",
  question: (
    <>
      May services that show advertisements or count visits run on these pages? They may set cookies of their
      own. Reading works the same either way; the <a href="/privacy-policy#consent">Privacy Policy</a> lets
      you change your answer.
    </>
  ),
};
