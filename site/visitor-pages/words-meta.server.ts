/** The metadata of a page of the glossary. */
import type { MetaDescriptor } from "react-router";
import type { DefinedTermSet } from "schema-dts";
import { addressOfPage } from "../components/page-address.ts";
import type { Texts } from "../texts/en/index.ts";
import { graphOf, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";
import { pictureOfList } from "./social-picture.server.ts";
import type { WordsData } from "./words-data.server.ts";

export function wordsMeta(data: WordsData, site: NamedSite, texts: Texts): MetaDescriptor[] {
  const { isWhole, letter, q, page, address, countText } = data;
  const { heading, description, allWords } = texts.words;
  const named = q === "" ? letter : `"${q}"`;
  const list = (isWhole ? `: ${allWords}` : "") + (named === null ? "" : `: ${named}`);
  const suffix = list + texts.lists.page(page);
  return pageMeta({
    texts,
    site,
    title: `${heading}${suffix} - ${site.name}`,
    description: texts.lists.description(description + suffix, countText, site.name),
    path: addressOfPage(address, page),
    picture: pictureOfList("words", texts.words),
    isIndexed: page === 1 && q === "",
    structured: structuredWords(data, urlsIn(site, texts), texts),
  });
}

function structuredWords({ address, page, words }: WordsData, url: UrlOf, texts: Texts) {
  const { heading } = texts.words;
  const terms: DefinedTermSet = {
    "@type": "DefinedTermSet",
    name: heading,
    url: url(addressOfPage(address, page)),
    hasDefinedTerm: words.map(({ word, roman, english }) => ({
      "@type": "DefinedTerm",
      name: word,
      alternateName: roman,
      description: english,
    })),
  };
  return graphOf(terms, [{ name: heading, address: "/words" }], url, texts);
}
