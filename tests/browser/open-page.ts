/** Opens pages, and waits until their scripts have started. */
import type { Page, Response } from "playwright-core";

/** A text, for tests that open their page by themselves. */
export const notYetAPage = "/robots.txt";

/**
 * Opens a page and waits until its scripts have started: before, a click on a link would be handled by the browser.
 */
export async function open(page: Page, path: string, hasScripts = true): Promise<Response> {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`${path} is in the document that is already open.`);
  // By a timer, because asking at each frame makes the browser draw frames.
  const isPage = answer.headers()["content-type"]?.startsWith("text/html");
  if (hasScripts && isPage) await page.waitForFunction(isInteractive, undefined, { polling: 50 });
  return answer;
}

/**
 * Shows another page of the site in the same document, as a click on a link does, and waits until its parts have
 * started.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    await navigation.navigate(path).finished;
  }, path);
  await page.waitForFunction(isInteractive, undefined, { polling: 50 });
}

/** Touches an island without using it, and waits until it is hydrated. */
export async function touchIsland(page: Page, name: string): Promise<void> {
  await page.locator(`island-${name}`).first().dispatchEvent("pointerdown");
  await page.locator(`island-${name}[data-alive]`).first().waitFor({ state: "attached" });
}

/** A page that is slowed down keeps a core busy even while it waits, so it is slow only until the first input. */
export async function openSlowly(page: Page, path: string, slowness: number): Promise<Response> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  const answer = await page.goto(path, { waitUntil: "commit" });
  if (!answer) throw new Error(`${path} is in the document that is already open.`);
  // Detaching ends it. Both fail in a page that has been left or closed meanwhile.
  const stop = () => devTools.detach().catch(() => undefined);
  void page.evaluate(firstInput).then(stop, stop);
  return answer;
}

/** Runs in the browser. Settles when somebody clicks or types. */
function firstInput(): Promise<unknown> {
  const once = { once: true, capture: true };
  return new Promise((settle) => {
    for (const event of ["click", "input", "keydown"]) addEventListener(event, settle, once);
  });
}

/**
 * Runs in the browser. Islands are not waited for: what is done on one before it is hydrated takes effect all the
 * same.
 * @returns whether React has hydrated the page, or each part that acts by itself has started
 */
export function isInteractive(): boolean {
  const isHydrated = Object.keys(document.querySelector("main") ?? {}).some((key) =>
    key.startsWith("__react"),
  );
  const parts = [...document.querySelectorAll("[data-facts]")].filter(({ localName }) =>
    localName.startsWith("acting-"),
  );
  return isHydrated || (parts.length > 0 && parts.every((part) => part.hasAttribute("data-alive")));
}

/** Opens a song of the starter catalogue by its link; by default one with both scripts, credits and an album. */
export async function openSong(page: Page, title = "Dil-e-Nadaan Tujhe Hua Kya Hai"): Promise<void> {
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}
