/** The metadata of an alphabetical list. */
import type { MetaDescriptor } from "react-router";
import type { CollectionPage } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import type { Texts } from "../texts/en/index.ts";
import type { DirectoryData } from "./directory-data.server.ts";
import type { DirectoryKind } from "./directory-kinds.server.ts";
import { graphOf, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";

export function directoryMeta(
  kind: DirectoryKind,
  directory: DirectoryData,
  site: NamedSite,
  texts: Texts,
): MetaDescriptor[] {
  const { heading, address, page, countText } = directory;
  const suffix = letterSuffix(kind, directory) + texts.lists.page(page);
  return pageMeta({
    texts,
    site,
    title: `${heading}${suffix} - ${site.name}`,
    description: texts.lists.description(
      texts.directories[kind.listed].description + suffix,
      countText,
      site.name,
    ),
    path: addressOfPage(address, page),
    isIndexed: page === 1,
    structured: structuredDirectory(kind, directory, urlsIn(site, texts), texts),
  });
}

function letterSuffix({ address }: DirectoryKind, directory: DirectoryData): string {
  const current = directory.letters.find(({ isCurrent }) => isCurrent);
  return current && directory.address !== address ? `: ${current.letter}` : "";
}

export function structuredDirectory(kind: DirectoryKind, directory: DirectoryData, url: UrlOf, texts: Texts) {
  const entries = directory.groups.flatMap((group) => group.entries);
  const collection: CollectionPage = {
    "@type": "CollectionPage",
    name: directory.heading,
    url: url(addressOfPage(directory.address, directory.page)),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: entries.length,
      itemListElement: entries.map(({ name, address }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name,
        url: url(address),
      })),
    },
  };
  return graphOf(collection, [{ name: directory.heading, address: kind.address }], url, texts);
}
