/** Helpers for tests of the search boxes and their suggestions. */
import type { Locator, Page, Route } from "playwright-core";
import type { PhoneOrDesktop } from "../both-widths.ts";

/** The machine may be busy. */
export const longTimeout = { timeout: 20_000 };

/** The search box of the header; on a phone it is in the menu, which is opened first. */
export async function headerSearchBox(page: Page, width: PhoneOrDesktop): Promise<Locator> {
  if (width === "phone") await page.locator(".site-menu summary").click();
  const box = page
    .getByRole("banner")
    .getByPlaceholder("Song, singer, album or a line")
    .filter({ visible: true });
  await box.focus();
  await ready(page);
  return box;
}

/** Waits until the box is hydrated. */
const ready = (page: Page) => page.locator("[role=combobox]:focus").waitFor();

export const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
/** Without the link to all results, which is the last option. */
export const options = (page: Page) => list(page).locator("[role=option]:not(.all)");
export const allResults = (page: Page) => list(page).getByRole("option", { name: /^All results for / });
export const active = (page: Page) => page.getByRole("option", { selected: true });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** @returns the requested queries, which go on being recorded */
export function recordQueries(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/search/suggestions") requested.push(searchParams.get("q") ?? "");
  });
  return requested;
}

export const answerWith = (page: Page, names: readonly string[]) => (route: Route) =>
  route.fulfill({
    json: names.map((name) => ({
      address: `/lyrics/${name}-1`,
      name: [{ text: name, isMatch: false }],
      kind: "Song",
      note: [],
      shape: "sleeve",
      picture: { generated: new URL("/favicon.svg", page.url()).href, stored: null },
    })),
  });
