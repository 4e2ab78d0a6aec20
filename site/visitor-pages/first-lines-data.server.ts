/** Turns the index of first lines of the catalogue into the data and the metadata of its page. */
import type { MetaDescriptor } from "react-router";
import type { CollectionPage } from "schema-dts";
import { addressOfSong, type FirstLine, type FirstLinesPage, pagesOf } from "#catalogue";
import type { LineGroupData } from "../components/first-lines/line-group.tsx";
import { addressOfPage } from "../components/page-address.ts";
import type { Texts } from "../texts/en/index.ts";
import { addressOfLetter, anchorOf, letterLinks } from "./letter-addresses.server.ts";
import { graphOf, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";
import { pictureOfList } from "./social-picture.server.ts";

type FirstLinesData = ReturnType<typeof firstLinesData>;

export const addressOfFirstLines = "/first-lines";

/** @param requestedPage is clamped to the existing pages */
export function firstLinesData(requestedPage: number, found: FirstLinesPage, { firstLines, lists }: Texts) {
  const { letter, count, lines } = found;
  const pages = letter === null ? 1 : pagesOf(count);
  return {
    /** Of the first page of the letter, or of the index. */
    address: addressOfLetter(addressOfFirstLines, found),
    letters: letterLinks(addressOfFirstLines, found),
    groups: groupsOf(lines),
    page: Math.min(requestedPage, pages),
    pages,
    /** Such as '104 lines', '646 lines under A'. */
    countText: lists.under(firstLines.count(count), letter),
  };
}

function groupsOf(lines: readonly FirstLine[]): LineGroupData[] {
  return [...Map.groupBy(lines, ({ letter }) => letter)].map(([letter, group]) => ({
    letter,
    anchor: anchorOf(letter),
    lines: group.map(({ songId, line, isRefrain, title, singerName, singersInDevanagari }) => ({
      line,
      isRefrain,
      address: addressOfSong({ id: songId, title }),
      title: line === title ? null : title,
      singer: singersInDevanagari || singerName || null,
    })),
  }));
}

export function firstLinesMeta(index: FirstLinesData, site: NamedSite, texts: Texts): MetaDescriptor[] {
  const { address, page, letters, countText } = index;
  const { title, description } = texts.firstLines;
  const current = letters.find(({ isCurrent }) => isCurrent);
  const letter = current && address !== addressOfFirstLines ? `: ${current.letter}` : "";
  const suffix = letter + texts.lists.page(page);
  return pageMeta({
    texts,
    site,
    title: `${title}${suffix} - ${site.name}`,
    description: texts.lists.description(description + suffix, countText, site.name),
    path: addressOfPage(address, page),
    picture: pictureOfList("first-lines", texts.firstLines),
    isIndexed: page === 1,
    structured: structuredFirstLines(index, urlsIn(site, texts), texts),
  });
}

function structuredFirstLines({ groups, address, page }: FirstLinesData, url: UrlOf, texts: Texts) {
  const { heading } = texts.firstLines;
  const lines = groups.flatMap((group) => group.lines);
  const collection: CollectionPage = {
    "@type": "CollectionPage",
    name: heading,
    url: url(addressOfPage(address, page)),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: lines.length,
      itemListElement: lines.map(({ line, address: song }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name: line,
        url: url(song),
      })),
    },
  };
  return graphOf(collection, [{ name: heading, address: addressOfFirstLines }], url, texts);
}
