/** The data of the static pages. Needs no database. */
import { discOf, sleeveOf } from "#pictures";
import type { ProseHead } from "../components/prose-page.tsx";
import type { SiteInfo } from "../live.ts";
import type { Texts } from "../texts/en/index.ts";
import { pageMeta } from "./page-meta.server.ts";

export function staticPage(path: keyof Texts["prose"], site: SiteInfo, texts: Texts) {
  const title = texts.links.footer[path];
  const { ornament, description } = texts.prose[path];
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
    head: pageMeta({
      site,
      texts,
      title: `${title} - ${site.name}`,
      description: description(site.name),
      path,
    }),
  };
}
