/** Turns the index of first lines of the catalogue into the data and the metadata of its page. */
import type { MetaDescriptor } from "react-router";
import type { CollectionPage } from "schema-dts";
import { addressOfSong, type FirstLine, type FirstLinesPage, listsWithPictures, pagesOf } from "#catalogue";
import type { LineGroupData } from "../components/first-lines/line-group.tsx";
import { formatCount } from "../components/format-count.ts";
import { addressOfPage } from "../components/page-address.ts";
import { addressOfLetter, anchorOf, letterLinks } from "./letter-addresses.server.ts";
import { pageSuffix } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta } from "./page-meta.server.ts";

type FirstLinesData = ReturnType<typeof firstLinesData>;

const heading = listsWithPictures["first-lines"].title;
export const addressOfFirstLines = "/first-lines";

/** @param requestedPage is clamped to the existing pages */
export function firstLinesData(requestedPage: number, found: FirstLinesPage) {
  const { letter, count, lines } = found;
  const pages = letter === null ? 1 : pagesOf(count);
  return {
    heading,
    /** Of the first page of the letter, or of the index. */
    address: addressOfLetter(addressOfFirstLines, found),
    letters: letterLinks(addressOfFirstLines, found),
    groups: groupsOf(lines),
    page: Math.min(requestedPage, pages),
    pages,
    /** Such as '104 lines', '646 lines under A'. */
    countText: formatCount(count, "line") + (letter === null ? "" : ` under ${letter}`),
  };
}

function groupsOf(lines: readonly FirstLine[]): LineGroupData[] {
  return [...Map.groupBy(lines, ({ letter }) => letter)].map(([letter, group]) => ({
    letter,
    anchor: anchorOf(letter),
    lines: group.map(({ songId, line, isRefrain, title, singerName }) => ({
      line,
      isRefrain,
      address: addressOfSong({ id: songId, title }),
      title: line === title ? null : title,
      singer: singerName || null,
    })),
  }));
}

export function firstLinesMeta(index: FirstLinesData, site: NamedSite): MetaDescriptor[] {
  const { address, page, letters, countText } = index;
  const current = letters.find(({ isCurrent }) => isCurrent);
  const letter = current && address !== addressOfFirstLines ? `: ${current.letter}` : "";
  const suffix = letter + pageSuffix(page);
  return pageMeta({
    site,
    title: `First Lines of Hindi Songs${suffix} - ${site.name}`,
    description: `Hindi songs by their first lines and refrains, from अ to ह and from A to Z${suffix}. ${countText} on ${site.name}.`,
    path: addressOfPage(address, page),
    picture: { kind: "list", id: "first-lines", ...listsWithPictures["first-lines"] },
    isIndexed: page === 1,
    structured: structuredFirstLines(index, site.origin),
  });
}

function structuredFirstLines({ groups, address, page }: FirstLinesData, origin: string) {
  const lines = groups.flatMap((group) => group.lines);
  const collection: CollectionPage = {
    "@type": "CollectionPage",
    name: heading,
    url: addressOfPage(origin + address, page),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: lines.length,
      itemListElement: lines.map(({ line, address: song }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name: line,
        url: origin + song,
      })),
    },
  };
  return graphOf(collection, [{ name: heading, address: addressOfFirstLines }], origin);
}
