/** The pages of people, and the names of people on other pages. */
import { counts, songsOblique } from "./cards.ts";
import { decadeOblique } from "./groups.ts";

interface YearsOfLife {
  readonly birthYear: number | null;
  readonly deathYear: number | null;
}

const singer = {
  label: "गायक",
  title: (name: string) => `${name} के गीत और बोल`,
  description: (songs: number, name: string) => `${name} के गाए ${songsOblique(songs)} के बोल`,
  /** Before the people with whom the person has most songs. */
  mostWith: "सबसे ज़्यादा इनके साथ गाया",
  noSongs: "इस गायक का कोई गीत अभी यहाँ नहीं है।",
};

export const people = {
  kinds: {
    Singer: singer,
    Artist: { ...singer, label: "कलाकार", noSongs: "इस कलाकार का कोई गीत अभी यहाँ नहीं है।" },
    Lyricist: {
      label: "गीतकार",
      title: (name: string) => `${name} के लिखे गीत`,
      description: (songs: number, name: string) => `${name} के लिखे ${songsOblique(songs)} के बोल`,
      mostWith: "सबसे ज़्यादा इनके लिए लिखा",
      noSongs: "इस गीतकार का कोई गीत अभी यहाँ नहीं है।",
    },
    "Music Director": {
      label: "संगीतकार",
      title: (name: string) => `${name} के संगीत से सजे गीत`,
      description: (songs: number, name: string) => `${name} के संगीत से सजे ${songsOblique(songs)} के बोल`,
      mostWith: "सबसे ज़्यादा इनके साथ काम किया",
      noSongs: "इस संगीतकार का कोई गीत अभी यहाँ नहीं है।",
    },
  },
  available: (songs: number) => `${counts.songs(songs)} उपलब्ध`,
  yearsOfLife,
  songsOfDecade: (decade: string) => `${decadeOblique(decade)} के गीत`,
  roles: "भूमिकाएँ",
  allDecades: "सभी",
  /** Of a person with very many songs only the newest are counted. */
  ofNewest: (mostWith: string, songs: number) => `${mostWith} (सबसे नए ${songsOblique(songs)} में)`,
};

export const names = {
  alsoKnownAs: "दूसरे नाम:",
  andOthers: "और अन्य",
  drafted: "देवनागरी में यह नाम कंप्यूटर ने लिखा है, और इसे अभी किसी ने जाँचा नहीं है।",
};

/** @returns for example `1924–1980`, and `जन्म 1924` or `निधन 1980` if only one year is known; null without years */
function yearsOfLife({ birthYear, deathYear }: YearsOfLife): string | null {
  if (birthYear !== null && deathYear !== null) return `${birthYear}–${deathYear}`;
  if (birthYear !== null) return `जन्म ${birthYear}`;
  return deathYear === null ? null : `निधन ${deathYear}`;
}
