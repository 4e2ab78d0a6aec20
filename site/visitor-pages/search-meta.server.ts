/** What a search tells search engines: everything may be found, what somebody searched for may not. */
import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import { breadcrumbs, pageWords, robotsOfPage } from "./list-meta.server.ts";
import { pageMeta } from "./page-meta.server.ts";
import type { SearchFacts } from "./search-facts.server.ts";

interface Site {
  readonly name: string;
  readonly origin: string;
}

const everything = {
  songs: "All songs, the newest first, with lyrics in Devanagari and in Roman script",
  artists: "All singers, those with most songs first",
  albums: "All albums, those with most songs first",
} as const;

export function searchMeta(search: SearchFacts, { name, origin }: Site): MetaDescriptor[] {
  const { q, type, heading, address, page, foundWords } = search;
  const of = { songs: "", artists: ": Singers", albums: ": Albums" }[type];
  return [
    ...pageMeta({
      siteName: name,
      title: `${heading}${of}${pageWords(page)} - ${name}`,
      description:
        q === ""
          ? `${everything[type]}${pageWords(page)}. Find songs by title, singer, album or a line of their words on ${name}.`
          : `${foundWords} for "${q}"${pageWords(page)} on ${name}.`,
      canonical: addressOfPage(origin + address, page),
      kind: "website",
    }),
    ...(q === "" ? robotsOfPage(page) : [{ name: "robots", content: "noindex, follow" }]),
    { "script:ld+json": structuredSearch(search, origin) },
  ];
}

export function structuredSearch({ q, heading, address }: SearchFacts, origin: string) {
  const explore = { name: "Explore Music", address: "/search" };
  const steps = q === "" ? [explore] : [explore, { name: heading, address }];
  return { "@context": "https://schema.org", "@graph": [breadcrumbs(steps, origin)] } satisfies Graph;
}
