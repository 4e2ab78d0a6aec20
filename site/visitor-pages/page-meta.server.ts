/** The parts of a page's head that all visitors' pages share. */
import type { MetaDescriptor } from "react-router";
import { type SocialPictureFacts, socialPicture } from "./social-picture.server.ts";

export interface PageDescription {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly canonical: string;
  /** Open Graph's word for what the page is about. */
  readonly kind: "website" | "music.song" | "music.album" | "profile";
  /** What chats show beside a link; the site's own picture where a page has none. */
  readonly picture?: SocialPictureFacts;
}

export function pageMeta({
  siteName,
  title,
  description,
  canonical,
  kind,
  picture = socialPicture({ kind: "home" }, { name: siteName, origin: new URL(canonical).origin }),
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
    { property: "og:image", content: picture.src },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture.src },
    { name: "twitter:image:alt", content: picture.alt },
  ];
}
