/** The metadata of the home page. */
import type { MetaDescriptor } from "react-router";
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from "schema-dts";
import type { Texts } from "../texts/en/index.ts";
import { type NamedSite, pageMeta } from "./page-meta.server.ts";

export function homeMeta(site: NamedSite, texts: Texts): MetaDescriptor[] {
  return pageMeta({
    site,
    texts,
    title: texts.home.title(site.name),
    description: texts.home.description(site.name),
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
