/** The metadata of the home page. */
import type { MetaDescriptor } from "react-router";
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from "schema-dts";
import type { Texts } from "../texts/en/index.ts";
import { type NamedSite, pageMeta, urlsIn } from "./page-meta.server.ts";

export function homeMeta(site: NamedSite, texts: Texts): MetaDescriptor[] {
  return pageMeta({
    site,
    texts,
    title: texts.home.title(site.name),
    description: texts.home.description(site.name),
    path: "/",
    structured: structuredHome(site, texts),
  });
}

export function structuredHome(site: NamedSite, texts: Texts) {
  const url = urlsIn(site, texts);
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: url("/search?q={term}") },
    "query-input": "required name=term",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: url("/"),
    inLanguage: ["hi", "en"],
    potentialAction: search,
  } satisfies WithContext<WebSite>;
}
