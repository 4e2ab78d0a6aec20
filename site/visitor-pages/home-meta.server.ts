/** The metadata of the home page. */
import type { MetaDescriptor } from "react-router";
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from "schema-dts";
import { type NamedSite, pageMeta } from "./page-meta.server.ts";

export function homeMeta(site: NamedSite): MetaDescriptor[] {
  return pageMeta({
    site,
    title: `${site.name} - Latest and Old Hindi Bollywood Song Lyrics`,
    description: `Lyrics of Hindi and Bollywood songs, latest and old, in Devanagari and in Roman script. Find the words of film songs, ghazals and bhajans by song, singer or album on ${site.name}.`,
    path: "/",
    structured: structuredHome(site),
  });
}

export function structuredHome({ name, origin }: NamedSite) {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={term}` },
    "query-input": "required name=term",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: `${origin}/`,
    inLanguage: ["hi", "en"],
    potentialAction: search,
  } satisfies WithContext<WebSite>;
}
