/** Turns an alphabetical list of the catalogue into the data of its page. */
import { type DirectoryEntry, type DirectoryPage, pagesOf } from "#catalogue";
import type { LetterGroupData } from "../components/directory/letter-group.tsx";
import type { Texts } from "../texts/en/index.ts";
import { albumCardData, personCardData } from "./card-data.server.ts";
import type { DirectoryKind } from "./directory-kinds.server.ts";
import { addressOfLetter, anchorOf, letterLinks } from "./letter-addresses.server.ts";

export type DirectoryData = ReturnType<typeof directoryData>;

/** @param requestedPage is clamped to the existing pages */
export function directoryData(
  kind: DirectoryKind,
  requestedPage: number,
  found: DirectoryPage,
  { directories, lists }: Texts,
) {
  const { letter, count, entries } = found;
  const texts = directories[kind.listed];
  const pages = letter === null ? 1 : pagesOf(count);
  return {
    heading: texts.heading,
    ornament: texts.ornament,
    /** Of the first page of the letter, or of the list. */
    address: addressOfLetter(kind.address, found),
    letters: letterLinks(kind.address, found),
    kind: kind.listed === "albums" ? ("album" as const) : ("artist" as const),
    groups: groupsOf(kind, entries),
    page: Math.min(requestedPage, pages),
    pages,
    /** Such as '128 albums', '646 albums under A'. */
    countText: lists.under(texts.count(count), letter),
    emptyText: texts.none,
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
