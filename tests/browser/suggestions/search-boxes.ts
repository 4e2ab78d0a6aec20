/** The search boxes of a page and what they suggest, as a visitor finds them. */
import type { Locator, Page, Route } from "playwright-core";
import type { PhoneOrDesktop } from "../both-widths.ts";

/** A busy machine answers later than the test expects. */
export const longTimeout = { timeout: 20_000 };

/** The box of the header: in the bar, or in the menu of phones, which is opened first. */
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

/** From then on each key counts. */
const ready = (page: Page) => page.locator("[role=combobox]:focus").waitFor();

export const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
/** Without the way to all results, which is the last of them. */
export const options = (page: Page) => list(page).locator("[role=option]:not(.all)");
export const allResults = (page: Page) => list(page).getByRole("option", { name: /^All results for / });
export const active = (page: Page) => page.getByRole("option", { selected: true });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** What has been asked for, as it stands in the addresses. */
export function recordQueries(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/search/suggestions") asked.push(searchParams.get("q") ?? "");
  });
  return asked;
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
