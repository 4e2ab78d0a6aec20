/** What the heads of pages with a list of songs share: the number of the page, and its first titles. */
import { formatNumber } from "../components/count-words.ts";

/** @returns for example `, Page 2`, and nothing for the first page */
export function pageWords(page: number): string {
  return page > 1 ? `, Page ${formatNumber(page)}` : "";
}

/** @returns the first titles of a list as the end of a description, `: A, B, C` */
export function firstTitles(songs: readonly { readonly title: string }[]): string {
  const titles = songs.slice(0, 4).map(({ title }) => title);
  return titles.length === 0 ? "." : `: ${titles.join(", ")}${songs.length > titles.length ? " …" : "."}`;
}
