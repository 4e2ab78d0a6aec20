/** Turns a page of an alphabetical list into what it shows. */
import { type DirectoryEntry, type DirectoryPage, pagesOf } from "#catalogue";
import { portraitOf } from "#pictures";
import type { ArtistCardFacts } from "../components/artist-card.tsx";
import { countWords } from "../components/count-words.ts";
import type { LetterGroupFacts } from "../components/directory/letter-group.tsx";
import type { LetterLink } from "../components/directory/letter-links.tsx";
import type { DirectoryKind } from "./directory-kinds.server.ts";
import { albumCardFacts } from "./search-facts.server.ts";

export interface DirectoryFacts {
  readonly heading: string;
  readonly ornament: string;
  /** Of this letter's first page, or of the list. */
  readonly address: string;
  readonly letters: readonly LetterLink[];
  readonly groups: readonly LetterGroupFacts[];
  readonly page: number;
  readonly pages: number;
  /** Such as '128 albums', '646 albums under A'. */
  readonly countWords: string;
  readonly emptyText: string;
}

/**
 * @param text of the address's `letter`
 * @returns the letter as the catalogue keeps it, without marks; null where there is none
 */
export function readLetter(text: string | null): string | null {
  // The database's texts cannot hold the null character: with it, the question would fail.
  const [letter] = text?.replaceAll("\0", "").normalize("NFD") ?? "";
  return letter?.toUpperCase() ?? null;
}

/** @param askedPage is clamped to the pages that there are */
export function directoryFacts(kind: DirectoryKind, askedPage: number, found: DirectoryPage): DirectoryFacts {
  const { letter, letters, count, entries } = found;
  const pages = letter === null ? 1 : pagesOf(count);
  return {
    heading: kind.heading,
    ornament: kind.ornament,
    address: addressOfLetter(kind, found),
    letters: letters.map((other) => ({
      letter: other,
      address: letter === null ? `#${anchorOf(other)}` : addressOfLetter(kind, { letter: other, letters }),
      isCurrent: other === letter,
    })),
    groups: groupsOf(kind, entries),
    page: Math.min(askedPage, pages),
    pages,
    countWords: countWords(count, kind.singular) + (letter === null ? "" : ` under ${letter}`),
    emptyText: `No ${kind.singular}s found.`,
  };
}

/** The list opens at its first letter, whose address is therefore the list's own. */
function addressOfLetter(
  { address }: DirectoryKind,
  { letter, letters }: Pick<DirectoryPage, "letter" | "letters">,
): string {
  if (letter === null || letter === letters[0]) return address;
  return `${address}?letter=${encodeURIComponent(letter)}`;
}

function anchorOf(letter: string): string {
  return letter === "#" ? "letter-other" : `letter-${letter}`;
}

function groupsOf(kind: DirectoryKind, entries: readonly DirectoryEntry[]): LetterGroupFacts[] {
  const isOfAlbums = kind.listed === "albums";
  return [...Map.groupBy(entries, ({ letter }) => letter)].map(([letter, group]) => ({
    letter,
    anchor: anchorOf(letter),
    albums: isOfAlbums ? group.map(albumCardFacts) : [],
    people: isOfAlbums ? [] : group.map((person) => personCardFacts(kind, person)),
  }));
}

function personCardFacts(
  kind: DirectoryKind,
  { id, name, image_url, songCount }: DirectoryEntry,
): ArtistCardFacts {
  return {
    id,
    address: kind.addressOf({ id, name }),
    name,
    songCount,
    portrait: { generated: portraitOf(name).src, stored: image_url },
  };
}
