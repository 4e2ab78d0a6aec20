/** The four kinds of pages of people, with their queries and addresses. */
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
import type { Texts } from "../texts/en/index.ts";

export interface PersonKind {
  readonly name: keyof Texts["people"]["kinds"];
  readonly entries: EntryKind;
  readonly find: FindPerson;
  readonly addressOf: (person: { readonly id: number; readonly name: string }) => string;
  /** The canonical address: artists and singers are the same people. */
  readonly canonicalOf: PersonKind["addressOf"];
  /** The address of the page of all of them. */
  readonly list: keyof Texts["links"]["footer"];
}

const singer: PersonKind = {
  name: "Singer",
  entries: "singers",
  find: findSinger,
  addressOf: addressOfSinger,
  canonicalOf: addressOfSinger,
  list: "/singers",
};

/** The roles of a person, by their tables. */
export const rolesOfPeople: Readonly<Record<PersonRole, Pick<PersonKind, "name" | "addressOf">>> = {
  singers: singer,
  lyricists: { name: "Lyricist", addressOf: addressOfLyricist },
  music_directors: { name: "Music Director", addressOf: addressOfMusicDirector },
};

/** By the pattern of their address in `site/addresses.ts`. */
const kinds: Readonly<Record<string, PersonKind>> = {
  "singer/:slug": singer,
  "artist/:slug": { ...singer, name: "Artist", addressOf: addressOfArtist },
  "lyricist/:slug": {
    name: "Lyricist",
    entries: "lyricists",
    find: findLyricist,
    addressOf: addressOfLyricist,
    canonicalOf: addressOfLyricist,
    list: "/lyricists",
  },
  "music-director/:slug": {
    name: "Music Director",
    entries: "music-directors",
    find: findMusicDirector,
    addressOf: addressOfMusicDirector,
    canonicalOf: addressOfMusicDirector,
    list: "/music-directors",
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
