/** The pages of a genre, a year and a decade, and the page of all ways into the songs. */
import { counts } from "./cards.ts";

export const groups = {
  songs: "Songs",
  ornament: "गीत",
  Genre: {
    label: "Genre",
    title: (name: string) => `${name} Songs and Lyrics`,
    description: (songs: number, name: string) => `Lyrics of ${counts.songs(songs)} of the genre ${name}`,
  },
  Year: {
    label: "Year",
    hindi: (year: number) => `सन् ${inDevanagari(year)}`,
    title: (name: string) => `Songs of ${name} with Lyrics`,
    description: (songs: number, name: string) => `Lyrics of ${counts.songs(songs)} of ${name}`,
  },
  Decade: {
    label: "Decade",
    hindi: (firstYear: number) => `${inDevanagari(firstYear)} का दशक`,
    title: (name: string) => `Songs of the ${name} with Lyrics`,
    description: (songs: number, name: string) => `Lyrics of ${counts.songs(songs)} of the ${name}`,
  },
};

export const browse = {
  title: (site: string) => `Browse Hindi Songs - ${site}`,
  description: (site: string) =>
    `Hindi songs by decade, genre, singer, album, first line and word on ${site}.`,
  heading: "Browse",
  ornament: "सूची",
  /** Of other lists, by their addresses. */
  lists: [
    {
      label: "Songs",
      links: { "/search?type=songs": "All Songs", "/albums": "Albums", "/first-lines": "First Lines" },
    },
    {
      label: "People",
      links: {
        "/singers": "Singers A–Z",
        "/lyricists": "Lyricists",
        "/music-directors": "Music Directors",
      },
    },
    { label: "Glossary", links: { "/words": "Words" } },
  ],
};

function inDevanagari(number: number): string {
  return String(number).replace(/[0-9]/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
}
