/** What an alphabetical list tells search engines: what it lists, and where it stands in the site. */
import type { MetaDescriptor } from "react-router";
import type { CollectionPage, Graph } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import type { DirectoryFacts } from "./directory-facts.server.ts";
import type { DirectoryKind } from "./directory-kinds.server.ts";
import { breadcrumbs, pageWords, robotsOfPage } from "./list-meta.server.ts";
import { pageMeta } from "./page-meta.server.ts";

interface Site {
  readonly name: string;
  readonly origin: string;
}

export function directoryMeta(kind: DirectoryKind, facts: DirectoryFacts, site: Site): MetaDescriptor[] {
  const { address, page } = facts;
  const where = letterWords(kind, facts) + pageWords(page);
  return [
    ...pageMeta({
      siteName: site.name,
      title: `${kind.heading}${where} - ${site.name}`,
      description: `${kind.description}${where}. ${facts.countWords} on ${site.name}.`,
      canonical: addressOfPage(site.origin + address, page),
      kind: "website",
    }),
    ...robotsOfPage(page),
    { "script:ld+json": structuredDirectory(kind, facts, site.origin) },
  ];
}

function letterWords({ address }: DirectoryKind, facts: DirectoryFacts): string {
  const current = facts.letters.find(({ isCurrent }) => isCurrent);
  return current && facts.address !== address ? `: ${current.letter}` : "";
}

export function structuredDirectory(kind: DirectoryKind, facts: DirectoryFacts, origin: string) {
  const entries = facts.groups.flatMap(({ albums, people }) => [...albums, ...people]);
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
  const steps = [{ name: kind.heading, address: kind.address }];
  return {
    "@context": "https://schema.org",
    "@graph": [collection, breadcrumbs(steps, origin)],
  } satisfies Graph;
}
