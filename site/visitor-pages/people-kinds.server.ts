/** The four kinds of pages of people, with their texts, queries and metadata. */
import {
  addressOfArtist,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  type EntryKind,
  type FindPerson,
  findLyricist,
  findMusicDirector,
  findSinger,
  type PersonRole,
} from "#catalogue";

export interface PersonKind {
  /** On the page; in lower case within sentences. */
  readonly label: "Artist" | "Singer" | "Lyricist" | "Music Director";
  readonly entries: EntryKind;
  readonly find: FindPerson;
  readonly addressOf: (person: { readonly id: number; readonly name: string }) => string;
  /** The canonical address: artists and singers are the same people. */
  readonly canonicalOf: PersonKind["addressOf"];
  /** Title of the page without the name of the site. */
  readonly titleOf: (name: string) => string;
  /** Between 'songs' and the name. */
  readonly doneBy: string;
  /** Before the people with whom the person has most songs. */
  readonly mostWith: string;
  /** The page of all of them. */
  readonly list: { readonly name: string; readonly address: string };
}

const singer: PersonKind = {
  label: "Singer",
  entries: "singers",
  find: findSinger,
  addressOf: addressOfSinger,
  canonicalOf: addressOfSinger,
  titleOf: (name) => `${name} Songs and Lyrics`,
  doneBy: "sung by",
  mostWith: "Most sung with",
  list: { name: "Singers", address: "/singers" },
};

/** The roles of a person, by their tables. */
export const rolesOfPeople: Readonly<Record<PersonRole, Pick<PersonKind, "label" | "addressOf">>> = {
  singers: singer,
  lyricists: { label: "Lyricist", addressOf: addressOfLyricist },
  music_directors: { label: "Music Director", addressOf: addressOfMusicDirector },
};

/** By the pattern of their address in `site/addresses.ts`. */
const kinds: Readonly<Record<string, PersonKind>> = {
  "singer/:slug": singer,
  "artist/:slug": { ...singer, label: "Artist", addressOf: addressOfArtist },
  "lyricist/:slug": {
    label: "Lyricist",
    entries: "lyricists",
    find: findLyricist,
    addressOf: addressOfLyricist,
    canonicalOf: addressOfLyricist,
    titleOf: (name) => `Songs Written by ${name}`,
    doneBy: "written by",
    mostWith: "Most written for",
    list: { name: "Lyricists", address: "/lyricists" },
  },
  "music-director/:slug": {
    label: "Music Director",
    entries: "music-directors",
    find: findMusicDirector,
    addressOf: addressOfMusicDirector,
    canonicalOf: addressOfMusicDirector,
    titleOf: (name) => `Songs Composed by ${name}`,
    doneBy: "composed by",
    mostWith: "Most composed with",
    list: { name: "Music Directors", address: "/music-directors" },
  },
};

/** @throws if `site/addresses.ts` has a pattern that is missing above */
export function kindOfPerson(pattern: string): PersonKind {
  const kind = kinds[pattern];
  if (!kind)
    throw new Error(
      `No people are shown at ${pattern}; add the address to kinds in site/visitor-pages/people-kinds.server.ts.`,
    );
  return kind;
}
