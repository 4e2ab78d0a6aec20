/** Runs axe on a page, with the rules of WCAG 2.2 A and AA and its own best practices. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { widths } from "./widths.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that a theme can break, since themes differ only in colours. */
const colourRules = ["color-contrast", "link-in-text-block"] as const;

/**
 * @param rules left out, all of them
 * @param within a selector of what is new in this state of the page; left out, the whole page
 * @returns one line for each finding: the rule and the first element that breaks it
 */
export async function accessibilityFindings(
  page: Page,
  rules?: readonly string[],
  within?: string,
): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  // Describing what passes would take as long as the check itself.
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within ?? "html")}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length})`);
}

/**
 * Fails when axe reports something in the light or the dark theme. The page is light after it.
 * @param within a selector of what is new in this state of the page; left out, the whole page
 */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFindings(page, colourRules, within), `dark: ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await accessibilityFindings(page, undefined, within), `light: ${page.url()}`).toEqual([]);
}

/** The same on a phone and on a desktop, in one window; fails also when the page is wider than that. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of ["phone", "desktop"] as const) {
    await page.setViewportSize({ width: widths[width], height: 800 });
    await expectAccessibleInBothThemes(page);
    await expectFits(page);
  }
}

/**
 * The same with half of the runs: the light theme on a phone, the dark one on a desktop. It is enough for pages on
 * which both widths show the same elements in the same colours. The page is light after it.
 * @param how with `isLikeOneBefore` only the colours of the main part are looked at on a desktop, since a page of its
 *   kind has passed all rules there, with the same header and footer
 */
export async function expectAccessibleByTurns(page: Page, how = { isLikeOneBefore: false }): Promise<void> {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  expect(await accessibilityFindings(page), `light: ${page.url()}`).toEqual([]);
  await expectFits(page);
  await page.setViewportSize({ width: widths.desktop, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  const [rules, within] = how.isLikeOneBefore ? [colourRules, "main"] : [];
  expect(await accessibilityFindings(page, rules, within), `dark: ${page.url()}`).toEqual([]);
  await expectFits(page);
  await page.emulateMedia({ colorScheme: "light" });
}

async function expectFits(page: Page): Promise<void> {
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide), `too wide: ${page.url()}`).toBe(0);
}

/**
 * Leaves out entries of lists that are built like three before them, since axe takes most of its time for long lists.
 * Hidden, not removed, so that the others keep their places and colours.
 */
export async function shortenLists(page: Page): Promise<void> {
  await page.evaluate(() => {
    /** The names of its elements, their classes and attributes. */
    const kindOf = (entry: Element) =>
      [entry, ...entry.querySelectorAll("*")]
        .map((each) => `${each.localName} ${each.getAttribute("class")} ${each.getAttributeNames()}`)
        .join("\n");
    for (const list of document.querySelectorAll("main :is(ul, ol, dl)")) {
      const seen = new Map<string, number>();
      for (const entry of list.children) {
        const kind = kindOf(entry);
        const before = seen.get(kind) ?? 0;
        if (before >= 3 && entry instanceof HTMLElement) entry.style.display = "none";
        seen.set(kind, before + 1);
      }
    }
  });
}
