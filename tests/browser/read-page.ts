/** Reads the pages of people and albums as a search engine does: their HTML, without drawing it. */
import type { Page } from "playwright-core";

/** All pages `{folder}/{id}` from 1 to the first that is not there. */
export async function readAll(page: Page, folder: string) {
  const read = [];
  for (let id = 1; (await page.request.get(`${folder}/${id}`)).ok(); id += 1)
    read.push(await readPage(page, `${folder}/${id}`));
  return read;
}

/** What stands in a page's HTML, without drawing it: a hundred pages in the time of ten. */
export async function readPage(page: Page, path: string) {
  const response = await page.request.get(path);
  const address = response.url();
  const found = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? undefined;
      return {
        canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
        robots: document.querySelector("meta[name=robots]")?.getAttribute("content") ?? undefined,
        structured: JSON.parse(text("script[type='application/ld+json']") ?? "{}")["@graph"],
        heading: text("h1"),
        badge: text("main header .badge"),
        facts: text("main header p"),
        pager: text(".pager p"),
        cards: [...document.querySelectorAll(".song-card")].map((card) => ({
          name: card.querySelector("h3")?.textContent ?? "",
          url: card.getAttribute("href") ?? "",
          singers: card.querySelector(".singer")?.textContent ?? "",
        })),
      };
    },
    await response.text(),
  );
  return { address, ...found };
}
