/** What an alphabetical list tells search engines: what it lists, and where it stands in the site. */
import type { MetaDescriptor } from "react-router";
import type { CollectionPage } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import type { DirectoryFacts } from "./directory-facts.server.ts";
import type { DirectoryKind } from "./directory-kinds.server.ts";
import { pageWords } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta } from "./page-meta.server.ts";

export function directoryMeta(kind: DirectoryKind, facts: DirectoryFacts, site: NamedSite): MetaDescriptor[] {
  const { address, page } = facts;
  const where = letterWords(kind, facts) + pageWords(page);
  return pageMeta({
    site,
    title: `${kind.heading}${where} - ${site.name}`,
    description: `${kind.description}${where}. ${facts.countWords} on ${site.name}.`,
    path: addressOfPage(address, page),
    isListed: page === 1,
    structured: structuredDirectory(kind, facts, site.origin),
  });
}

function letterWords({ address }: DirectoryKind, facts: DirectoryFacts): string {
  const current = facts.letters.find(({ isCurrent }) => isCurrent);
  return current && facts.address !== address ? `: ${current.letter}` : "";
}

export function structuredDirectory(kind: DirectoryKind, facts: DirectoryFacts, origin: string) {
  const entries = facts.groups.flatMap((group) => group.entries);
  const collection: CollectionPage = {
    "@type": "CollectionPage",
    name: kind.heading,
    url: addressOfPage(origin + facts.address, facts.page),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: entries.length,
      itemListElement: entries.map(({ name, address }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name,
        url: origin + address,
      })),
    },
  };
  return graphOf(collection, [{ name: kind.heading, address: kind.address }], origin);
}
