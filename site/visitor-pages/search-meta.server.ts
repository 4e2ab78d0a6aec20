/** The metadata of the search page. The lists without a query are indexed, searches are not. */
import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import type { Texts } from "../texts/en/index.ts";
import { breadcrumbs, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";
import type { SearchData } from "./search-data.server.ts";

export function searchMeta(search: SearchData, site: NamedSite, texts: Texts): MetaDescriptor[] {
  const { q, type, order, heading, chosen, canonical, address, page, countText } = search;
  const { types, title, describe, describeList } = texts.search;
  const suffix = (address === canonical ? "" : texts.orders.suffixes[order]) + texts.lists.page(page);
  return pageMeta({
    texts,
    site,
    title: title([heading + types[type].suffix, ...chosen], suffix, site.name),
    description:
      q === ""
        ? describeList(types[type].all + suffix, site.name)
        : describe(countText, q, suffix, site.name),
    path: addressOfPage(canonical, page),
    isIndexed: q === "" && page === 1 && address === canonical,
    structured: structuredSearch(search, urlsIn(site, texts), texts),
  });
}

function structuredSearch({ q, heading, canonical }: SearchData, url: UrlOf, texts: Texts) {
  const all = { name: texts.search.explore, address: "/search" };
  const path = q === "" ? [all] : [all, { name: heading, address: canonical }];
  return { "@context": "https://schema.org", "@graph": [breadcrumbs(path, url, texts)] } satisfies Graph;
}
