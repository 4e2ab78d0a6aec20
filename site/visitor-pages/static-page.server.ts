/** What the loaders of the static pages give: head, sleeve, and what the texts say about this site. Asks no database. */
import { discOf, sleeveOf } from "#pictures";
import type { ProseHead } from "../components/prose-page.tsx";
import type { SiteFacts } from "../live.ts";
import { pageMeta } from "./page-meta.server.ts";

interface StaticPage {
  readonly path: string;
  readonly title: string;
  /** Hindi beside the title; its first letter stands on the sleeve. */
  readonly ornament: string;
  readonly description: string;
}

export function staticPage({ path, title, ornament, description }: StaticPage, site: SiteFacts) {
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
