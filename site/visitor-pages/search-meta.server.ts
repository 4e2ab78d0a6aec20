/** The metadata of the search page. The lists without a query are indexed, searches are not. */
import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import { pageSuffix } from "./list-meta.server.ts";
import { breadcrumbs, type NamedSite, pageMeta } from "./page-meta.server.ts";
import type { SearchData } from "./search-data.server.ts";
import { orderSuffix } from "./song-order-links.server.ts";

const listDescriptions = {
  songs: "All songs, with lyrics in Devanagari and in Roman script",
  artists: "All singers, those with most songs first",
  albums: "All albums, those with most songs first",
} as const;

export function searchMeta(search: SearchData, site: NamedSite): MetaDescriptor[] {
  const { q, type, order, heading, chosen, canonical, address, page, countText } = search;
  const typeSuffix = { songs: "", artists: ": Singers", albums: ": Albums" }[type];
  const suffix = (address === canonical ? "" : orderSuffix(order)) + pageSuffix(page);
  return pageMeta({
    site,
    title: `${[heading + typeSuffix, ...chosen].join(", ")}${suffix} - ${site.name}`,
    description:
      q === ""
        ? `${listDescriptions[type]}${suffix}. Find songs by title, singer, album or a line of their words on ${site.name}.`
        : `${countText} for "${q}"${suffix} on ${site.name}.`,
    path: addressOfPage(canonical, page),
    isIndexed: q === "" && page === 1 && address === canonical,
    structured: structuredSearch(search, site.origin),
  });
}

function structuredSearch({ q, heading, canonical }: SearchData, origin: string) {
  const explore = { name: "Explore Music", address: "/search" };
  const path = q === "" ? [explore] : [explore, { name: heading, address: canonical }];
  return { "@context": "https://schema.org", "@graph": [breadcrumbs(path, origin)] } satisfies Graph;
}
