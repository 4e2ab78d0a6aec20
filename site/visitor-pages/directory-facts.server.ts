/** Turns a page of an alphabetical list into what it shows. */
import { type DirectoryEntry, type DirectoryPage, pagesOf } from "#catalogue";
import { countWords } from "../components/count-words.ts";
import type { LetterGroupFacts } from "../components/directory/letter-group.tsx";
import { albumCardFacts, personCardFacts } from "./card-facts.server.ts";
import type { DirectoryKind } from "./directory-kinds.server.ts";

export type DirectoryFacts = ReturnType<typeof directoryFacts>;

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
export function directoryFacts(kind: DirectoryKind, askedPage: number, found: DirectoryPage) {
  const { letter, letters, count, entries } = found;
  const pages = letter === null ? 1 : pagesOf(count);
  return {
    heading: kind.heading,
    ornament: kind.ornament,
    /** Of this letter's first page, or of the list. */
    address: addressOfLetter(kind, found),
    letters: letters.map((other) => ({
      letter: other,
      address: letter === null ? `#${anchorOf(other)}` : addressOfLetter(kind, { letter: other, letters }),
      isCurrent: other === letter,
    })),
    kind: kind.listed === "albums" ? ("album" as const) : ("artist" as const),
    groups: groupsOf(kind, entries),
    page: Math.min(askedPage, pages),
    pages,
    /** Such as '128 albums', '646 albums under A'. */
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
  return [...Map.groupBy(entries, ({ letter }) => letter)].map(([letter, group]) => ({
    letter,
    anchor: anchorOf(letter),
    entries: group.map((entry) =>
      kind.listed === "albums" ? albumCardFacts(entry) : personCardFacts(entry, kind.addressOf),
    ),
  }));
}
