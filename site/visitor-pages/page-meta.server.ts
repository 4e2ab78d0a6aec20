/** The parts of a page's head that all visitors' pages share. */
import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Graph } from "schema-dts";
import type { SocialSubject } from "#pictures";
import type { SiteFacts } from "../live.ts";
import { socialPicture } from "./social-picture.server.ts";

/** The site as the heads of its pages name it. */
export type NamedSite = Pick<SiteFacts, "name" | "origin">;

interface PageDescription {
  readonly site: NamedSite;
  readonly title: string;
  readonly description: string;
  /** The canonical address of the page, without the origin. */
  readonly path: string;
  /** Open Graph's word for what the page is about. */
  readonly kind?: "website" | "music.song" | "music.album" | "profile";
  /** What chats show beside a link; the site's own picture where a page has none. */
  readonly picture?: SocialSubject;
  /** False where search engines may follow the links of the page, but not list it. */
  readonly isListed?: boolean;
  /** Structured data. */
  readonly structured?: object;
}

export function pageMeta({
  site,
  title,
  description,
  path,
  kind = "website",
  picture: subject = { kind: "home" },
  isListed = true,
  structured,
}: PageDescription): MetaDescriptor[] {
  const canonical = site.origin + path;
  const picture = socialPicture(subject, site);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: kind },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: "en_IN" },
    { property: "og:image", content: picture.src },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture.src },
    { name: "twitter:image:alt", content: picture.alt },
    ...(isListed ? [] : [{ name: "robots", content: "noindex, follow" }]),
    ...(structured ? [{ "script:ld+json": structured }] : []),
  ];
}

interface Step {
  readonly name: string;
  readonly address: string;
}

/**
 * @param thing what the page is about
 * @param steps from the page below home to the page itself
 * @returns structured data of the thing and of the way to its page
 */
export function graphOf<Thing extends Graph["@graph"][number]>(
  thing: Thing,
  steps: readonly Step[],
  origin: string,
) {
  return { "@context": "https://schema.org", "@graph": [thing, breadcrumbs(steps, origin)] } satisfies Graph;
}

export function breadcrumbs(steps: readonly Step[], origin: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", address: "/" }, ...steps].map(({ name, address }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: origin + address,
    })),
  };
}
