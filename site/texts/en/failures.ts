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
