/** What a search tells search engines: everything may be found, what somebody searched for may not. */
import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import { pageWords } from "./list-meta.server.ts";
import { breadcrumbs, type NamedSite, pageMeta } from "./page-meta.server.ts";
import type { SearchFacts } from "./search-facts.server.ts";

const everything = {
  songs: "All songs, the newest first, with lyrics in Devanagari and in Roman script",
  artists: "All singers, those with most songs first",
  albums: "All albums, those with most songs first",
} as const;

export function searchMeta(search: SearchFacts, site: NamedSite): MetaDescriptor[] {
  const { q, type, heading, address, page, foundWords } = search;
  const of = { songs: "", artists: ": Singers", albums: ": Albums" }[type];
  return pageMeta({
    site,
    title: `${heading}${of}${pageWords(page)} - ${site.name}`,
    description:
      q === ""
        ? `${everything[type]}${pageWords(page)}. Find songs by title, singer, album or a line of their words on ${site.name}.`
        : `${foundWords} for "${q}"${pageWords(page)} on ${site.name}.`,
    path: addressOfPage(address, page),
    isListed: q === "" && page === 1,
    structured: structuredSearch(search, site.origin),
  });
}

function structuredSearch({ q, heading, address }: SearchFacts, origin: string) {
  const explore = { name: "Explore Music", address: "/search" };
  const steps = q === "" ? [explore] : [explore, { name: heading, address }];
  return { "@context": "https://schema.org", "@graph": [breadcrumbs(steps, origin)] } satisfies Graph;
}
