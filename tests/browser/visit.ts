/** Opens pages as a visitor. A test fails on an error in the page or a request to a third party. */
import { setTimeout } from "node:timers/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
  type Response,
} from "playwright-core";
import { expect, inject } from "vitest";
import { chromiumFlags } from "#machine";
import { watch } from "./watched-page.ts";

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;
export type Width = keyof typeof widths;

/** That of this worker process, which runs many files: asking one of another process would cost both of them. */
let browser: Promise<Browser> | undefined;

/**
 * A page that follows another one of the same site stays in its frame host, as in older versions: a new one for each
 * page takes a fifth of the browser's time.
 */
const keepFrameHost = "--enable-features=RenderDocument:level/crashed-frame";

interface Profile {
  readonly context: Promise<BrowserContext>;
  readonly site: string;
}

/**
 * One browser profile for each set of options, kept as long as its site: the first page of a new one takes half a
 * second more of the processor, because its process starts and nothing is cached or compiled.
 */
const profiles = new Map<string, Profile>();

/** The sites that outlast a test file. */
const lastingSites = new Set([inject("siteAddress"), inject("fixtureSite")]);

/** Unused pages of each profile, since a new one takes a quarter of a second. */
const idlePages = new Map<BrowserContext, Page[]>();

/** Keeps the browser profiles of a site that several test files of this worker process use one after the other. */
export function keepProfilesOf(site: string): void {
  lastingSites.add(site);
}

/** Closes the profiles whose sites end with a file (each-file.ts). */
export async function closeProfiles(): Promise<void> {
  for (const [key, { context, site }] of profiles) {
    if (lastingSites.has(site)) continue;
    profiles.delete(key);
    idlePages.delete(await context);
    await (await context).close();
  }
}

/** Motion is reduced unless a test asks for it: a page is hydrated only after its cards have been animated. */
export interface VisitorOptions
  extends Pick<
    BrowserContextOptions,
    "colorScheme" | "javaScriptEnabled" | "permissions" | "reducedMotion" | "timezoneId"
  > {
  readonly width?: Width;
  /** The address of another site than that of the starter songs. */
  readonly site?: string;
  /** As a `Cookie` header has them, sent from the first request on. */
  readonly cookies?: string;
  /** Errors that do not fail the test: all, or those that match. */
  readonly allowErrors?: boolean | RegExp;
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown> | unknown;
  /**
   * The steps begin as soon as the browser has the page, which is this many times slower than the machine until
   * somebody clicks or types.
   */
  readonly slowStart?: number;
  /** Time is paused once the page is open; the test advances it by `page.clock`. */
  readonly pauseClock?: boolean;
}

/** The steps of a test, with the page and the response to its first request. */
export type Steps = (page: Page, answer: Response) => Promise<void>;

/** Opens a song of the starter catalogue by its link; by default one with both scripts, credits and an album. */
export async function openSong(page: Page, title = "Dil-e-Nadaan Tujhe Hua Kya Hai"): Promise<void> {
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** A text, for tests that open their page by themselves. */
export const notYetAPage = "/robots.txt";

/**
 * Opens a page as a new visitor, runs the steps, and leaves the page.
 * @param path of the page, such as `/`
 */
export async function visit(path: string, options: VisitorOptions, steps: Steps): Promise<void> {
  const { width = "desktop", site = inject("siteAddress"), allowErrors = false } = options;
  const { javaScriptEnabled = true, permissions = [], pauseClock = false } = options;
  const { colorScheme = "light", reducedMotion = "reduce" } = options;
  const { timezoneId } = options;
  const profile = await profileOf({ baseURL: site, javaScriptEnabled, timezoneId }, pauseClock);
  if (permissions.length > 0) await profile.grantPermissions(permissions);
  if (options.cookies) await profile.addCookies(cookiesIn(options.cookies, site));
  const page = idlePages.get(profile)?.pop() ?? (await profile.newPage());
  const watched = watch(page);
  const { errors, stopRecording } = recordErrors(page, site);
  let isReusable = false;
  try {
    await page.setViewportSize({ width: widths[width], height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors: null, contrast: null, media: null });
    if (pauseClock) await page.clock.install();
    await options.before?.(watched.page);
    const answer = options.slowStart
      ? await openSlowly(page, path, options.slowStart)
      : await open(page, path, javaScriptEnabled);
    if (pauseClock) await page.clock.pauseAt(Date.now() + 60_000);
    await steps(watched.page, answer).catch(async (error) => {
      throw await describeFailure(error, page, errors);
    });
    expect(allowErrors === true ? [] : errors.filter((error) => !isExpected(error, allowErrors))).toEqual([]);
    isReusable = !watched.isChanged();
  } finally {
    stopRecording();
    // A page that has crashed or closed is not used again.
    await watched.takeBack().catch(() => {
      isReusable = false;
    });
    // The clock belongs to the whole profile.
    if (pauseClock) await profile.close();
    else await forget(profile, page, { keepPage: isReusable });
    if (permissions.length > 0 && !pauseClock) await profile.clearPermissions();
  }
}

/**
 * A step that waits in vain often does so because of an error in the page, or in a page or on an element that it does
 * not expect.
 */
async function describeFailure(error: unknown, page: Page, errors: readonly string[]): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const shown = await Promise.race([page.evaluate(describePage), setTimeout(1_000)]).catch(() => undefined);
  if (shown) error.message += `\nThe page: ${shown}`;
  if (errors.length > 0) error.message += `\nErrors of the page:\n${errors.join("\n")}`;
  return error;
}

/** Runs in the browser. */
function describePage(): string {
  const heading = document.querySelector("h1")?.textContent;
  const focused = document.activeElement?.cloneNode(false) as Element | undefined;
  return `${location.href}, with the heading ${heading} and the focus on ${focused?.outerHTML}`;
}

/** @param options whose `baseURL` is the site */
function profileOf(
  options: BrowserContextOptions & { readonly baseURL: string },
  isSeparate: boolean,
): Promise<BrowserContext> {
  if (isSeparate) return newProfile(options);
  const key = JSON.stringify(options);
  const profile = profiles.get(key) ?? { context: newProfile(options), site: options.baseURL };
  profiles.set(key, profile);
  return profile.context;
}

/** The browser ends with this process. */
async function newProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [...chromiumFlags, keepFrameHost],
  });
  return (await browser).newContext(options);
}

function cookiesIn(header: string, url: string): { name: string; value: string; url: string }[] {
  return header
    .split("; ")
    .filter(Boolean)
    .map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url };
    });
}

function recordErrors(
  page: Page,
  site: string,
): { readonly errors: readonly string[]; readonly stopRecording: () => void } {
  const errors: string[] = [];
  const onError = ({ name, message }: Error) => {
    // React Router aborts requests that it no longer needs, and sometimes does not catch the error.
    if (name !== "AbortError") errors.push(`error: ${message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(`console: ${message.text()} ${message.location().url}`);
  };
  const onRequest = (request: Request) => {
    const address = request.url();
    if (!address.startsWith(site) && !/^(data|blob):/.test(address)) errors.push(`third party: ${address}`);
  };
  page.on("pageerror", onError).on("console", onConsole).on("request", onRequest);
  const stopRecording = () => {
    page.off("pageerror", onError).off("console", onConsole).off("request", onRequest);
  };
  return { errors, stopRecording };
}

const isExpected = (error: string, expected: boolean | RegExp) =>
  expected instanceof RegExp && expected.test(error);

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
async function openSlowly(page: Page, path: string, slowness: number): Promise<Response> {
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

/** Makes the next visitor a new one: deletes everything that a page can store, except the cache of files. */
async function forget(
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
