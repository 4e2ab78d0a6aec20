/** The frame of all pages: header, footer, search forms, messages and the question about consent. */

export const frame = {
  skip: "Skip to content",
  toHome: (site: string) => `${site}, home`,
  mainLinks: "Main",
  menu: "Menu",
  theme: "Switch between light and dark",
  openSearch: "Find a song",
  closeSearch: "Close the search",
  closeNotice: "Close",
  feed: "Latest Lyrics",
  onThisPage: "On this page",
};

/** By their addresses. */
export const links = {
  header: {
    "/": "Home",
    "/#latest-lyrics": "Latest Lyrics",
    "/#top-lyrics": "Top Lyrics",
    "/#artists": "Top Singers",
    "/albums": "Albums",
    "/browse": "Browse",
  },
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

export const searchForm = {
  search: "Search",
  hint: "Song, singer, album or a line",
  empty: {
    title: "Search query empty",
    text: "Please enter a song, artist, or album name to search.",
  },
};

/** What is said of a page that is fetched, and of one that was removed while it was shown. */
export const navigation = {
  loading: (site: string) => `Loading ${site}...`,
  loadingLyrics: "Loading Lyrics...",
  searchFailed: { title: "Search Failed", text: "Could not fetch results. Please try again later." },
  failed: { title: "Page Not Reached", text: "This page could not be fetched. You can go on reading." },
  tryAgain: "Try again",
  removed: { song: "This song was removed", page: "This page was removed" },
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
  buttons: { agree: "Agree", refuse: "Refuse" },
  answers: { agreed: "You have agreed.", refused: "You have refused.", none: "You have not answered yet." },
};

/** The pages in place of one that cannot be shown. */
export const failures = {
  missing: {
    Page: missing("Page"),
    Song: missing("Song"),
    Album: missing("Album"),
    Artist: missing("Artist"),
    Singer: missing("Singer"),
    Lyricist: missing("Lyricist"),
    "Music Director": missing("Music Director"),
    Genre: missing("Genre"),
    Year: missing("Year"),
    Decade: missing("Decade"),
  },
  failed: {
    heading: "Out of Tune",
    text: "This page cannot be fetched at the moment. Please try again in a little while.",
  },
  search: "Search for something else",
  tryAgain: "Try again",
  home: "Go Back Home",
};

function missing(what: string) {
  return {
    heading: `${what} Not Found`,
    text: `The ${what.toLowerCase()} you are looking for does not exist.`,
  };
}
