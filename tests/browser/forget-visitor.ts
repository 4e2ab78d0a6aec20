/** Leaves a page, so that another test can use it as a new visitor. */
import type { BrowserContext, Page } from "playwright-core";
import { idlePages } from "./browser-profiles.ts";
import { notYetAPage } from "./open-page.ts";

/** Makes the next visitor a new one: deletes everything that a page can store, except the cache of files. */
export async function forget(
  profile: BrowserContext,
  page: Page,
  { keepPage }: { readonly keepPage: boolean },
): Promise<void> {
  const isEmpty = keepPage && (await leave(page));
  if (!isEmpty) {
    await emptyStorage(page);
    await page.close();
  }
  await profile.clearCookies();
  if (isEmpty) idlePages.set(profile, [...(idlePages.get(profile) ?? []), page]);
}

/**
 * Goes to an address without scripts, so that what the page writes while it is left is deleted too.
 * @returns whether everything was deleted
 */
async function leave(page: Page): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto(notYetAPage, { waitUntil: "commit" });
    await page.mouse.move(-1, -1);
    return await emptyStorage(page);
  } catch {
    return false;
  }
}

function emptyStorage(page: Page): Promise<boolean> {
  return page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = "";
      return true;
    })
    .catch(() => false);
}
