/** What an administrator does at the first moment of a page, and how. */
import type { Page } from "playwright-core";
import type { Administration } from "../administrator.ts";

export interface EarlyAction {
  readonly name: string;
  /** Makes what the page needs. @returns the page, where it is not always the same */
  readonly path: (round: Round) => Promise<string> | string;
  readonly act: (page: Page, round: Round) => Promise<void>;
  /** What the page says then, if it says something. */
  readonly said?: RegExp;
  /** What is stored, or shown where nothing is stored, and what it has to be. */
  readonly found: (round: Round) => Promise<unknown>;
  readonly expected: (round: Round) => unknown;
  /** Nobody can do it where no script runs at all. */
  readonly needsScripts?: true;
}

export interface Round extends Pick<Administration, "sql" | "signIn"> {
  readonly page: Page;
  readonly hasScripts: boolean;
  /** A word that no other round has. */
  readonly word: string;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).last();

/** As a person does: all that stands there is marked, and the first letter takes its place. */
export async function typeOver(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** By the keys; without scripts they are the browser's. */
export async function save(page: Page, hasScripts: boolean): Promise<void> {
  if (hasScripts) await page.keyboard.press("Control+s");
  else await page.locator(".form-buttons .solid").click();
}

/** In the dialog, or on the page that asks. */
export async function confirm(page: Page, question: string, yes: string): Promise<void> {
  await page.getByText(question).waitFor();
  await page.locator(".button.danger").getByText(yes, { exact: true }).click();
}

export const count = async (answer: Promise<readonly { count: number }[]>) => (await answer)[0]?.count;
