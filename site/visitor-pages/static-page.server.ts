/** The data of the static pages. Needs no database. */
import { discOf, sleeveOf } from "#pictures";
import type { ProseHead } from "../components/prose-page.tsx";
import type { SiteInfo } from "../live.ts";
import { pageMeta } from "./page-meta.server.ts";

interface StaticPage {
  readonly path: string;
  readonly title: string;
  /** Hindi below the title; its first letter is on the sleeve. */
  readonly ornament: string;
  readonly description: string;
}

export function staticPage({ path, title, ornament, description }: StaticPage, site: SiteInfo) {
  const { src, ink } = sleeveOf(title, ornament);
  const top: ProseHead = {
    title,
    ornament,
    ink,
    cover: { generated: src, stored: null },
    vinyl: discOf("vinyl", ink),
  };
  return {
    top,
    siteName: site.name,
    social: site.social,
    contactEmail: site.contactEmail,
    asksConsent: site.asksConsent,
    head: pageMeta({ site, title: `${title} - ${site.name}`, description, path }),
  };
}
