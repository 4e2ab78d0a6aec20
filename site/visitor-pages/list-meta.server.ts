/** What the heads of pages with a list of songs share: the page's own address, its number, and the way to it. */
import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList } from "schema-dts";
import { formatNumber } from "../components/count-words.ts";

/** @returns for example `, Page 2`, and nothing for the first page */
export function pageWords(page: number): string {
  return page > 1 ? `, Page ${formatNumber(page)}` : "";
}

/** Later pages, and the same songs in another order, lead on to the songs, but are no place to arrive at. */
export function robotsOfPage(page: number, isUsualOrder = true): MetaDescriptor[] {
  return page > 1 || !isUsualOrder ? [{ name: "robots", content: "noindex, follow" }] : [];
}

/** @returns the first titles of a list as the end of a description, `: A, B, C` */
export function firstTitles(songs: readonly { readonly title: string }[]): string {
  const titles = songs.slice(0, 4).map(({ title }) => title);
  return titles.length === 0 ? "." : `: ${titles.join(", ")}${songs.length > titles.length ? " …" : "."}`;
}

interface Step {
  readonly name: string;
  readonly address: string;
}

/** @param steps from the page below home to the page itself */
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
