/** What islands and acting parts of all pages say: menu, search forms, messages, navigation and consent. */

export const menu = "Menu";
export const theme = "Switch between light and dark";
/** A message, or the meaning of a word. */
export const close = "Close";

/** Of the header, by their addresses. */
export const links = {
  "/": "Home",
  "/#latest-lyrics": "Latest Lyrics",
  "/#top-lyrics": "Top Lyrics",
  "/#artists": "Top Singers",
  "/albums": "Albums",
  "/browse": "Browse",
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
  buttons: { agree: "Agree", refuse: "Refuse" },
  answers: { agreed: "You have agreed.", refused: "You have refused.", none: "You have not answered yet." },
};

/** At the top of the home page. */
export const searchNow = { label: "Search the lyrics", link: "Search Lyrics Now" };

export const suggestions = {
  label: "Suggestions",
  all: (typed: string) => `All results for “${typed}”`,
  none: "No suggestions",
};
