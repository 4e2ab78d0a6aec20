/** The four kinds of people's pages: what each is called, who is looked for, and how search engines are told. */
import {
  addressOfArtist,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  type FindPerson,
  findLyricist,
  findMusicDirector,
  findSinger,
  type PersonRole,
} from "#catalogue";

export interface PersonKind {
  /** As the page calls the person, and in small letters in its sentences. */
  readonly label: "Artist" | "Singer" | "Lyricist" | "Music Director";
  readonly find: FindPerson;
  readonly addressOf: (person: { readonly id: number; readonly name: string }) => string;
  /** The address for search engines: artists and singers are the same people. */
  readonly canonicalOf: PersonKind["addressOf"];
  /** Title of the page without the name of the site. */
  readonly titleOf: (name: string) => string;
  /** Goes between 'songs' and the name. */
  readonly doneBy: string;
  /** The page of all of them. */
  readonly list: { readonly name: string; readonly address: string };
}

const singer: PersonKind = {
  label: "Singer",
  find: findSinger,
  addressOf: addressOfSinger,
  canonicalOf: addressOfSinger,
  titleOf: (name) => `${name} Songs and Lyrics`,
  doneBy: "sung by",
  list: { name: "Singers", address: "/singers" },
};

/** What else somebody of the same name is, by the table that holds them there. */
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
    find: findLyricist,
    addressOf: addressOfLyricist,
    canonicalOf: addressOfLyricist,
    titleOf: (name) => `Songs Written by ${name}`,
    doneBy: "written by",
    list: { name: "Lyricists", address: "/lyricists" },
  },
  "music-director/:slug": {
    label: "Music Director",
    find: findMusicDirector,
    addressOf: addressOfMusicDirector,
    canonicalOf: addressOfMusicDirector,
    titleOf: (name) => `Songs Composed by ${name}`,
    doneBy: "composed by",
    list: { name: "Music Directors", address: "/music-directors" },
  },
};

/** @throws for a pattern that no kind has: the list of routes and the list above do not fit together */
export function kindOfPerson(pattern: string): PersonKind {
  const kind = kinds[pattern];
  if (!kind)
    throw new Error(
      `No people are shown at ${pattern}; add the address to kinds in site/visitor-pages/people-kinds.server.ts.`,
    );
  return kind;
}
