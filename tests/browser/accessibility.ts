/** Runs axe on a page, with the rules of WCAG 2.2 A and AA and its own best practices. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { widths } from "./visit.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that a theme can break, since themes differ only in colours. */
const colourRules = ["color-contrast", "link-in-text-block"] as const;

/**
 * @param rules left out, all of them
 * @returns one line for each finding: the rule and the first element that breaks it
 */
export async function accessibilityFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  // Describing what passes would take as long as the check itself.
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length})`);
}

/** Fails when axe reports something in the light or the dark theme. The page is light after it. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFindings(page, colourRules), "dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await accessibilityFindings(page), "light").toEqual([]);
}

/** The same on a phone and on a desktop, in one window; fails also when the page is wider than that. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of ["phone", "desktop"] as const) {
    await page.setViewportSize({ width: widths[width], height: 800 });
    await expectAccessibleInBothThemes(page);
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(tooWide), `too wide on a ${width}`).toBe(0);
  }
}
