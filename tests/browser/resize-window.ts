/** Changes the size of the window, as when a phone is turned. */
import type { Page, ViewportSize } from "playwright-core";

/** Waits until the page has handled it: the browser tells the page only when it draws it next. */
export async function resizeWindow(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
