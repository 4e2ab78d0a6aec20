/** An action of an administrator on a page that has just become visible. */
import type { Page } from "playwright-core";
import type { Administration } from "../administrator.ts";

export interface EarlyAction {
  readonly name: string;
  /** Makes the data that the page needs. @returns the path of the page */
  readonly path: (facts: Facts) => Promise<string> | string;
  /** The administrator has not signed in yet. */
  readonly isStranger?: true;
  readonly act: (page: Page, round: Round) => Promise<void>;
  /** The message of the page, if there is one. */
  readonly said?: RegExp;
  /** @returns what was stored or shown, to be compared with `expected` */
  readonly found: (round: Round) => Promise<unknown>;
  readonly expected: (round: Round) => unknown;
  /** All sessions end with it. */
  readonly endsSession?: true;
  /** The test that shows it without JavaScript, with its message and what is stored. */
  readonly shownElsewhere?: string;
  /** Without JavaScript the action is not offered. */
  readonly needsScripts?: true;
}

/** What is known before the page is opened. */
export interface Facts extends Pick<Administration, "sql" | "signIn"> {
  readonly hasScripts: boolean;
  /** A text that no other round uses. */
  readonly word: string;
}

export interface Round extends Facts {
  readonly page: Page;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).last();

/** Selects the text of a field and types another. */
export async function typeOver(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** By Ctrl+S, or by the button where there are no scripts. */
export async function save(page: Page, hasScripts: boolean): Promise<void> {
  if (hasScripts) await page.keyboard.press("Control+s");
  else await page.locator(".form-buttons .solid").click();
}

/** Confirms in the dialog, or on the page that asks without scripts. */
export async function confirm(page: Page, question: string, yes: string): Promise<void> {
  await page.getByText(question).waitFor();
  await page.locator(".button.danger").getByText(yes, { exact: true }).click();
}

export const count = async (answer: Promise<readonly { count: number }[]>) => (await answer)[0]?.count;
