/** A visitor with a browser of a given width. Fails the test on an error in the page or a request to a third party. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
  type Response,
} from "playwright-core";
import { expect, inject } from "vitest";
import { watch } from "./watched-page.ts";

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;
export type Width = keyof typeof widths;

let browser: Awaited<ReturnType<typeof chromium.connect>>;

/** One browser profile for each way of browsing, kept through a file, since its cache spares most of a page's loading. */
const profiles = new Map<string, Promise<BrowserContext>>();

/** Windows of a profile that nobody looks at; a new one takes a quarter of a second. */
const idlePages = new Map<BrowserContext, Page[]>();

/** Connects to the browser that all test files share; called before each file (each-file.ts). */
export async function connectBrowser(): Promise<void> {
  browser = await chromium.connect(inject("browserAddress"));
}

export async function disconnectBrowser(): Promise<void> {
  profiles.clear();
  idlePages.clear();
  await browser.close();
}

/** Nothing moves unless a story asks for `reducedMotion: "no-preference"`: a page comes alive once its cards have come in. */
export interface VisitorOptions
  extends Pick<BrowserContextOptions, "colorScheme" | "javaScriptEnabled" | "permissions" | "reducedMotion"> {
  readonly width?: Width;
  /** Another site than the one that all tests share, for a test that changes what everybody sees. */
  readonly site?: string;
  /** As a `Cookie` header has them, sent from the first request on. */
  readonly cookies?: string;
  /** The story breaks something on purpose, and what the browser says of it (all, or what fits) is no fault. */
  readonly allowErrors?: boolean | RegExp;
  /** Done before the page is opened, for what has to be known from the first request on. */
  readonly before?: (page: Page) => Promise<void> | void;
  /** Time stands still once the page is open; the story moves it by `page.clock`. */
  readonly pauseClock?: boolean;
}

/** A story gets the page and the server's answer to the first address. */
export type Steps = (page: Page, answer: Response) => Promise<void>;

/** A song of the starter catalogue whose title is Roman and which has both scripts, credits and an album. */
export async function openSong(page: Page, title = "Dil-e-Nadaan Tujhe Hua Kya Hai"): Promise<void> {
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/**
 * Opens a page as a visitor who has never been here, runs the story, and leaves the page.
 * @param path of the page, such as `/`
 */
export async function visit(path: string, options: VisitorOptions, story: Steps): Promise<void> {
  const { width = "desktop", site = inject("siteAddress"), allowErrors = false } = options;
  const { javaScriptEnabled = true, permissions = [], pauseClock = false } = options;
  const { colorScheme = "light", reducedMotion = "reduce" } = options;
  const profile = await profileOf({ baseURL: site, javaScriptEnabled }, pauseClock);
  await profile.grantPermissions(permissions);
  await profile.addCookies(cookiesIn(options.cookies ?? "", site));
  const page = idlePages.get(profile)?.pop() ?? (await profile.newPage());
  const watched = watch(page);
  const { faults, stopRecording } = recordErrors(page, site);
  let isAsNew = false;
  try {
    await page.setViewportSize({ width: widths[width], height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors: null, contrast: null, media: null });
    if (pauseClock) await page.clock.install();
    await options.before?.(watched.page);
    const answer = await open(page, path, javaScriptEnabled);
    if (pauseClock) await page.clock.pauseAt(Date.now() + 60_000);
    await story(watched.page, answer);
    expect(allowErrors === true ? [] : faults.filter((fault) => !isExpected(fault, allowErrors))).toEqual([]);
    isAsNew = !watched.isChanged();
  } finally {
    stopRecording();
    watched.stopListening();
    // A clock is the whole profile's.
    if (pauseClock) await profile.close();
    else await forget(profile, page, { keepPage: isAsNew });
  }
}

function profileOf(options: BrowserContextOptions, ofItsOwn: boolean): Promise<BrowserContext> {
  if (ofItsOwn) return browser.newContext(options);
  const key = JSON.stringify(options);
  const profile = profiles.get(key) ?? browser.newContext(options);
  profiles.set(key, profile);
  return profile;
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
): { readonly faults: readonly string[]; readonly stopRecording: () => void } {
  const faults: string[] = [];
  const onError = ({ name, message }: Error) => {
    // React Router gives up a request that nobody waits for any more, and now and then nobody catches it.
    if (name !== "AbortError") faults.push(`error: ${message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  };
  const onRequest = (request: Request) => {
    const address = request.url();
    if (!address.startsWith(site) && !/^(data|blob):/.test(address)) faults.push(`third party: ${address}`);
  };
  page.on("pageerror", onError).on("console", onConsole).on("request", onRequest);
  const stopRecording = () => {
    page.off("pageerror", onError).off("console", onConsole).off("request", onRequest);
  };
  return { faults, stopRecording };
}

const isExpected = (fault: string, expected: boolean | RegExp) =>
  expected instanceof RegExp && expected.test(fault);

/** Goes to a page and waits until its scripts have taken over: before, a click would be the browser's own. */
export async function open(page: Page, path: string, hasScripts = true): Promise<Response> {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`${path} is on the page that is open already.`);
  if (hasScripts) await page.waitForFunction(isAlive);
  return answer;
}

/** Asked in the browser: a router has taken over the whole page, or each island of it is alive. */
export function isAlive(): boolean {
  const isTakenOver = Object.keys(document.querySelector("main") ?? {}).some((key) =>
    key.startsWith("__react"),
  );
  const islands = [...document.querySelectorAll("[data-facts]")];
  return isTakenOver || (islands.length > 0 && islands.every((island) => island.hasAttribute("data-alive")));
}

/** The next visitor is a stranger: all that a page can keep is thrown away, only the cache of files stays. */
async function forget(
  profile: BrowserContext,
  page: Page,
  { keepPage }: { readonly keepPage: boolean },
): Promise<void> {
  const isEmptied = keepPage && (await leave(page));
  if (!isEmptied) {
    await emptyStorage(page);
    await page.close();
  }
  await Promise.all([profile.clearCookies(), profile.clearPermissions()]);
  if (isEmptied) idlePages.set(profile, [...(idlePages.get(profile) ?? []), page]);
}

/**
 * Goes to where the site has no scripts: what a page still writes when it is left is thrown away as well.
 * @returns whether nothing is left of the visit
 */
async function leave(page: Page): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/robots.txt");
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
