/** Turns an alphabetical list of the catalogue into the data of its page. */
import { type DirectoryEntry, type DirectoryPage, pagesOf } from "#catalogue";
import type { LetterGroupData } from "../components/directory/letter-group.tsx";
import { formatCount } from "../components/format-count.ts";
import { albumCardData, personCardData } from "./card-data.server.ts";
import type { DirectoryKind } from "./directory-kinds.server.ts";
import { addressOfLetter, anchorOf, letterLinks } from "./letter-addresses.server.ts";

export type DirectoryData = ReturnType<typeof directoryData>;

/** @param requestedPage is clamped to the existing pages */
export function directoryData(kind: DirectoryKind, requestedPage: number, found: DirectoryPage) {
  const { letter, count, entries } = found;
  const pages = letter === null ? 1 : pagesOf(count);
  return {
    heading: kind.heading,
    ornament: kind.ornament,
    /** Of the first page of the letter, or of the list. */
    address: addressOfLetter(kind.address, found),
    letters: letterLinks(kind.address, found),
    kind: kind.listed === "albums" ? ("album" as const) : ("artist" as const),
    groups: groupsOf(kind, entries),
    page: Math.min(requestedPage, pages),
    pages,
    /** Such as '128 albums', '646 albums under A'. */
    countText: formatCount(count, kind.singular) + (letter === null ? "" : ` under ${letter}`),
    emptyText: `No ${kind.singular}s found.`,
  };
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
