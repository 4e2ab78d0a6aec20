/** The pages of people, and the names of people on other pages. */
import { counts } from "./cards.ts";

interface YearsOfLife {
  readonly birthYear: number | null;
  readonly deathYear: number | null;
}

const singer = {
  label: "Singer",
  title: (name: string) => `${name} Songs and Lyrics`,
  description: (songs: number, name: string) => `Lyrics of ${counts.songs(songs)} sung by ${name}`,
  /** Before the people with whom the person has most songs. */
  mostWith: "Most sung with",
  noSongs: "No songs found for this singer yet.",
};

export const people = {
  kinds: {
    Singer: singer,
    Artist: { ...singer, label: "Artist", noSongs: "No songs found for this artist yet." },
    Lyricist: {
      label: "Lyricist",
      title: (name: string) => `Songs Written by ${name}`,
      description: (songs: number, name: string) => `Lyrics of ${counts.songs(songs)} written by ${name}`,
      mostWith: "Most written for",
      noSongs: "No songs found for this lyricist yet.",
    },
    "Music Director": {
      label: "Music Director",
      title: (name: string) => `Songs Composed by ${name}`,
      description: (songs: number, name: string) => `Lyrics of ${counts.songs(songs)} composed by ${name}`,
      mostWith: "Most composed with",
      noSongs: "No songs found for this music director yet.",
    },
  },
  available: (songs: number) => `${counts.songs(songs)} available`,
  yearsOfLife,
  songsOfDecade: (decade: string) => `Songs of the ${decade}`,
  roles: "Roles",
  allDecades: "All",
  /** Of a person with very many songs only the newest are counted. */
  ofNewest: (mostWith: string, songs: number) => `${mostWith}, in the newest ${counts.songs(songs)}`,
};

export const names = {
  alsoKnownAs: "Also known as",
  andOthers: "and others",
  /** On pages in Hindi. */
  drafted: "The name in Devanagari was written by the machine and has not been checked yet.",
};

/** @returns for example `1924–1980`, and `Born 1924` or `Died 1980` if only one year is known; null without years */
function yearsOfLife({ birthYear, deathYear }: YearsOfLife): string | null {
  if (birthYear !== null && deathYear !== null) return `${birthYear}–${deathYear}`;
  if (birthYear !== null) return `Born ${birthYear}`;
  return deathYear === null ? null : `Died ${deathYear}`;
}
