/** Runs axe on a page, with the rules of WCAG 2.2 A and AA and its own best practices. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that a theme can break, since themes differ only in colours. */
export const colourRules = ["color-contrast", "link-in-text-block"] as const;

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
