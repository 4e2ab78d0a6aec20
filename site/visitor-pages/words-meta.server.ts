/** The metadata of a page of the glossary. */
import type { MetaDescriptor } from "react-router";
import type { DefinedTermSet } from "schema-dts";
import { listsWithPictures } from "#catalogue";
import { addressOfPage } from "../components/page-address.ts";
import { pageSuffix } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta } from "./page-meta.server.ts";
import type { WordsData } from "./words-data.server.ts";

const heading = listsWithPictures.words.title;

export function wordsMeta(data: WordsData, site: NamedSite): MetaDescriptor[] {
  const { isWhole, letter, q, page, address, countText } = data;
  const named = q === "" ? letter : `"${q}"`;
  const suffix = (isWhole ? ": All Words" : "") + (named === null ? "" : `: ${named}`) + pageSuffix(page);
  return pageMeta({
    site,
    title: `${heading}${suffix} - ${site.name}`,
    description: `Words of Hindi, Urdu and Braj songs with their meanings in English and plain Hindi${suffix}. ${countText} on ${site.name}.`,
    path: addressOfPage(address, page),
    picture: { kind: "list", id: "words", ...listsWithPictures.words },
    isIndexed: page === 1 && q === "",
    structured: structuredWords(data, site.origin),
  });
}

function structuredWords({ address, page, words }: WordsData, origin: string) {
  const terms: DefinedTermSet = {
    "@type": "DefinedTermSet",
    name: heading,
    url: addressOfPage(origin + address, page),
    hasDefinedTerm: words.map(({ word, roman, english }) => ({
      "@type": "DefinedTerm",
      name: word,
      alternateName: roman,
      description: english,
    })),
  };
  return graphOf(terms, [{ name: heading, address: "/words" }], origin);
}
