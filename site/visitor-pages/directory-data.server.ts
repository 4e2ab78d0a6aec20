/** Turns an alphabetical list of the catalogue into the data of its page. */
import { type DirectoryEntry, type DirectoryPage, pagesOf } from "#catalogue";
import type { LetterGroupData } from "../components/directory/letter-group.tsx";
import { formatCount } from "../components/format-count.ts";
import { albumCardData, personCardData } from "./card-data.server.ts";
import type { DirectoryKind } from "./directory-kinds.server.ts";

export type DirectoryData = ReturnType<typeof directoryData>;

/**
 * @param text of the address's `letter`
 * @returns the letter as the catalogue stores it, without diacritics; null if there is none
 */
export function readLetter(text: string | null): string | null {
  // PostgreSQL refuses the null character.
  const [letter] = text?.replaceAll("\0", "").normalize("NFD") ?? "";
  return letter?.toUpperCase() ?? null;
}

/** @param requestedPage is clamped to the existing pages */
export function directoryData(kind: DirectoryKind, requestedPage: number, found: DirectoryPage) {
  const { letter, letters, count, entries } = found;
  const pages = letter === null ? 1 : pagesOf(count);
  return {
    heading: kind.heading,
    ornament: kind.ornament,
    /** Of the first page of the letter, or of the list. */
    address: addressOfLetter(kind, found),
    letters: letters.map((other) => ({
      letter: other,
      address: letter === null ? `#${anchorOf(other)}` : addressOfLetter(kind, { letter: other, letters }),
      isCurrent: other === letter,
    })),
    kind: kind.listed === "albums" ? ("album" as const) : ("artist" as const),
    groups: groupsOf(kind, entries),
    page: Math.min(requestedPage, pages),
    pages,
    /** Such as '128 albums', '646 albums under A'. */
    countText: formatCount(count, kind.singular) + (letter === null ? "" : ` under ${letter}`),
    emptyText: `No ${kind.singular}s found.`,
  };
}

/** The list starts with its first letter, which therefore has the address of the list. */
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

function groupsOf(kind: DirectoryKind, entries: readonly DirectoryEntry[]): LetterGroupData[] {
  return [...Map.groupBy(entries, ({ letter }) => letter)].map(([letter, group]) => ({
    letter,
    anchor: anchorOf(letter),
    entries: group.map((entry) =>
      kind.listed === "albums" ? albumCardData(entry) : personCardData(entry, kind.addressOf),
    ),
  }));
}
