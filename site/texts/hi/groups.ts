/** The pages of a genre, a year and a decade, and the page of all ways into the songs. */
import { songsOblique } from "./cards.ts";

export const groups = {
  songs: "गीत",
  ornament: "",
  Genre: {
    label: "विधा",
    title: (name: string) => `${name}: गीत और बोल`,
    description: (songs: number, name: string) => `${name} विधा के ${songsOblique(songs)} के बोल`,
  },
  Year: {
    label: "साल",
    hindi: () => "",
    title: (name: string) => `${name} के गीत और उनके बोल`,
    description: (songs: number, name: string) => `${name} के ${songsOblique(songs)} के बोल`,
  },
  Decade: {
    label: "दशक",
    hindi: () => "",
    title: (name: string) => `${decadeOblique(name)} के गीत और उनके बोल`,
    description: (songs: number, name: string) => `${decadeOblique(name)} के ${songsOblique(songs)} के बोल`,
  },
};

export const browse = {
  title: (site: string) => `हिन्दी गीतों की सूची - ${site}`,
  description: (site: string) => `${site} पर हिन्दी गीत: दशक, विधा, गायक, एल्बम, पहली पंक्ति और शब्द के हिसाब से।`,
  heading: "सूची",
  ornament: "",
  /** Of other lists, by their addresses. */
  lists: [
    {
      label: "गीत",
      links: {
        "/search?type=songs": "सभी गीत",
        "/albums": "एल्बम",
        "/first-lines": "पहली पंक्तियाँ",
      },
    },
    {
      label: "कलाकार",
      links: {
        "/singers": "सभी गायक",
        "/lyricists": "गीतकार",
        "/music-directors": "संगीतकार",
      },
    },
    { label: "शब्दकोश", links: { "/words": "शब्द और अर्थ" } },
  ],
};

/**
 * @param name of a decade, such as `1950 का दशक`
 * @returns the same before a postposition: `1950 के दशक`
 */
export function decadeOblique(name: string): string {
  return name.replace(/ का दशक$/, " के दशक");
}
