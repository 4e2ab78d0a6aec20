/** The metadata of every visitors' page: title, description, canonical address, structured data (JSON-LD). */
import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Graph } from "schema-dts";
import type { SocialSubject } from "#pictures";
import type { SiteInfo } from "../live.ts";
import { addressIn } from "../texts/address-in.ts";
import type { Texts } from "../texts/en/index.ts";
import { languages } from "../texts/languages.ts";
import { socialPicture } from "./social-picture.server.ts";

export type NamedSite = Pick<SiteInfo, "name" | "origin">;

/** @returns the full address of a page; what is passed is its address in English, without the origin */
export type UrlOf = (address: string) => string;

export function urlsIn({ origin }: Pick<NamedSite, "origin">, { islands }: Texts): UrlOf {
  return (address) => origin + addressIn(islands.path, address);
}

interface PageDescription {
  readonly site: NamedSite;
  readonly texts: Texts;
  readonly title: string;
  readonly description: string;
  /** The canonical address of the page in English, without the origin. */
  readonly path: string;
  /** Open Graph's type. */
  readonly kind?: "website" | "music.song" | "music.album" | "profile";
  /** The social picture; by default that of the home page. */
  readonly picture?: SocialSubject;
  /** False if search engines may follow the links of the page, but not index it. */
  readonly isIndexed?: boolean;
  /** Structured data. */
  readonly structured?: object;
}

export function pageMeta({
  site,
  texts,
  title,
  description,
  path,
  kind = "website",
  picture: subject = { kind: "home" },
  isIndexed = true,
  structured,
}: PageDescription): MetaDescriptor[] {
  const url = urlsIn(site, texts);
  const canonical = url(path);
  const picture = socialPicture(subject, site.name);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(isIndexed ? inEveryLanguage(site, path) : []),
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: kind },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: texts.locale },
    { property: "og:image", content: url(picture.address) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: url(picture.address) },
    { name: "twitter:image:alt", content: picture.alt },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex, follow" }]),
    ...(structured ? [{ "script:ld+json": structured }] : []),
  ];
}

/**
 * The same page in each language, and for readers of others
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function inEveryLanguage(site: NamedSite, path: string): MetaDescriptor[] {
  const alternate = (hrefLang: string, texts: Texts) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: urlsIn(site, texts)(path),
  });
  return [
    ...Object.values(languages).map((texts) => alternate(texts.hreflang, texts)),
    alternate("x-default", languages.en),
  ];
}

interface Breadcrumb {
  readonly name: string;
  readonly address: string;
}

/**
 * @param thing what the page is about
 * @param path the breadcrumbs between home and the page, and the page itself
 */
export function graphOf<Thing extends Graph["@graph"][number]>(
  thing: Thing,
  path: readonly Breadcrumb[],
  url: UrlOf,
  texts: Texts,
) {
  return {
    "@context": "https://schema.org",
    "@graph": [thing, breadcrumbs(path, url, texts)],
  } satisfies Graph;
}

export function breadcrumbs(path: readonly Breadcrumb[], url: UrlOf, { links }: Texts): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: links.header["/"], address: "/" }, ...path].map(({ name, address }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: url(address),
    })),
  };
}
