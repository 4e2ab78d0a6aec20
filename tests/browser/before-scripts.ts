/** What a page is on a slow line: there, but without its scripts. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isAlive } from "./visit.ts";

/** Opens a page without its scripts, which wait for the first frame; does something there, and lets them come. */
export async function beforeScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    addEventListener("scripts may come", () => {
      window.requestAnimationFrame = frame;
      waiting.forEach((callback) => void frame(callback));
    });
  });
  await page.goto(path);
  await act();
  expect(await page.evaluate(isAlive)).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("scripts may come")));
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}
