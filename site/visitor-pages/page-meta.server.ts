/** The parts of a page's head that all visitors' pages share. */
import type { MetaDescriptor } from "react-router";

export interface PageDescription {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly canonical: string;
  /** Open Graph's word for what the page is about. */
  readonly kind: "website" | "music.song" | "music.album" | "profile";
}

export function pageMeta({
  siteName,
  title,
  description,
  canonical,
  kind,
}: PageDescription): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: kind },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: "en_IN" },
    { name: "twitter:card", content: "summary" },
  ];
}
