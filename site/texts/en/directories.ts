/** The alphabetical lists, and the index of first lines. */
import { count } from "./cards.ts";

export const directories = {
  albums: {
    heading: "All Albums",
    ornament: "एल्बम",
    description: "Hindi albums from A to Z with their years and tracks, and the lyrics of their songs",
    count: (albums: number) => count(albums, { one: "album", other: "albums" }),
    none: "No albums found.",
  },
  singers: {
    heading: "Singers",
    ornament: "गायक",
    description: "Singers of Hindi songs from A to Z, and the lyrics of what they sang",
    count: (singers: number) => count(singers, { one: "singer", other: "singers" }),
    none: "No singers found.",
  },
  lyricists: {
    heading: "Lyricists",
    ornament: "गीतकार",
    description: "Lyricists of Hindi songs from A to Z, and the lyrics that they wrote",
    count: (lyricists: number) => count(lyricists, { one: "lyricist", other: "lyricists" }),
    none: "No lyricists found.",
  },
  music_directors: {
    heading: "Music Directors",
    ornament: "संगीतकार",
    description: "Music directors of Hindi songs from A to Z, and the lyrics of what they composed",
    count: (directors: number) => count(directors, { one: "music director", other: "music directors" }),
    none: "No music directors found.",
  },
};

export const firstLines = {
  title: "First Lines of Hindi Songs",
  heading: "First Lines",
  ornament: "पहली पंक्तियाँ",
  description: "Hindi songs by their first lines and refrains, from अ to ह and from A to Z",
  count: (lines: number) => count(lines, { one: "line", other: "lines" }),
  none: "No first lines found.",
  refrain: "refrain",
};
