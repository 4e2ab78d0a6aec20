/** A visitor with a browser of a given width. Fails the test on an error in the page or a request to a third party. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;
export type Width = keyof typeof widths;

let browser: Awaited<ReturnType<typeof chromium.connect>>;

/** One browser profile for each way of browsing, kept through a file, since its cache spares most of a page's loading. */
const profiles = new Map<string, Promise<BrowserContext>>();

beforeAll(async () => {
  browser = await chromium.connect(inject("browserAddress"));
});
afterAll(async () => {
  profiles.clear();
  await browser.close();
});

/** Nothing moves unless a story asks for `reducedMotion: "no-preference"`: a page comes alive once its cards have come in. */
export interface VisitorOptions
  extends Pick<BrowserContextOptions, "colorScheme" | "javaScriptEnabled" | "permissions" | "reducedMotion"> {
  readonly width?: Width;
  /** Another site than the one that all tests share, for a test that changes what everybody sees. */
  readonly site?: string;
  /** As a `Cookie` header has them, sent from the first request on. */
  readonly cookies?: string;
  /** The story breaks something on purpose, and what the browser says of it (all, or what fits) is no fault. */
  readonly expectFaults?: boolean | RegExp;
  /** Done before the page is opened, for what has to be known from the first request on. */
  readonly before?: (page: Page) => Promise<void> | void;
  /** Time stands still once the page is open; the story moves it by `page.clock`. */
  readonly clockStands?: boolean;
}

/** A story gets the page and the server's answer to the first address. */
export type Story = (page: Page, answer: Response) => Promise<void>;

/** A song of the starter catalogue whose title is Roman and which has both scripts, credits and an album. */
export async function openSong(page: Page, title = "Dil-e-Nadaan Tujhe Hua Kya Hai"): Promise<void> {
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/**
 * Opens a page as a visitor who has never been here, runs the story, and closes the window.
 * @param path of the page, such as `/`
 */
export async function visit(path: string, options: VisitorOptions, story: Story): Promise<void> {
  const { width = "desktop", site = inject("siteAddress"), expectFaults = false } = options;
  const { javaScriptEnabled = true, permissions = [], clockStands = false } = options;
  const { colorScheme = "light", reducedMotion = "reduce" } = options;
  const profile = await profileOf({ baseURL: site, javaScriptEnabled }, clockStands);
  await profile.grantPermissions(permissions);
  await profile.addCookies(cookiesIn(options.cookies ?? "", site));
  const page = await profile.newPage();
  const faults = faultsOf(page, site);
  try {
    await page.setViewportSize({ width: widths[width], height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion });
    if (clockStands) await page.clock.install();
    await options.before?.(page);
    const answer = await open(page, path, javaScriptEnabled);
    if (clockStands) await page.clock.pauseAt(Date.now() + 60_000);
    await story(page, answer);
    expect(expectFaults === true ? [] : faults.filter((fault) => !isExpected(fault, expectFaults))).toEqual(
      [],
    );
  } finally {
    // A clock is the whole profile's.
    if (clockStands) await profile.close();
    else await forget(profile, page);
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

function faultsOf(page: Page, site: string): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ name, message }) => {
    // React Router gives up a request that nobody waits for any more, and now and then nobody catches it.
    if (name !== "AbortError") faults.push(`error: ${message}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(site) && !/^(data|blob):/.test(address)) faults.push(`third party: ${address}`);
  });
  return faults;
}

const isExpected = (fault: string, expected: boolean | RegExp) =>
  expected instanceof RegExp && expected.test(fault);

/** Goes to a page and waits until its scripts have taken over: before, a click would be the browser's own. */
export async function open(page: Page, path: string, hasScripts = true): Promise<Response> {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`${path} is on the page that is open already.`);
  if (hasScripts)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
  return answer;
}

/** The next visitor is a stranger: all that a page can keep is thrown away, only the cache of files stays. */
async function forget(profile: BrowserContext, page: Page): Promise<void> {
  await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    })
    .catch(() => undefined);
  await page.close();
  await Promise.all([profile.clearCookies(), profile.clearPermissions()]);
}
