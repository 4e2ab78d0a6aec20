/** A visitor with a browser of a given width. Fails the test on an error in the page or a request to a third party. */
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

export interface Visit {
  readonly page: Page;
  /** Faults that the browser reported, empty when all is well. */
  readonly faults: readonly string[];
}

let browser: Awaited<ReturnType<typeof chromium.connect>>;

beforeAll(async () => {
  browser = await chromium.connect(inject("browserAddress"));
});
afterAll(() => browser.close());

export interface VisitorOptions extends BrowserContextOptions {
  readonly width?: keyof typeof widths;
  /** Another site than the one that all tests share, for a test that changes what everybody sees. */
  readonly site?: string;
  /** The story breaks something on purpose, and what the browser says of it is no fault. */
  readonly expectFaults?: boolean;
}

/** A song of the starter catalogue whose title is Roman and which has both scripts, credits and an album. */
export async function openSong(page: Page, title = "Dil-e-Nadaan Tujhe Hua Kya Hai"): Promise<void> {
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/**
 * Opens a page as a visitor, runs the story, and closes the browser window.
 * @param path of the page, such as `/`
 */
export async function visit(
  path: string,
  { width = "desktop", site = inject("siteAddress"), expectFaults = false, ...options }: VisitorOptions,
  story: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: widths[width], height: 800 },
    ...options,
  });
  const page = await context.newPage();
  const faults = faultsOf(page, site);
  try {
    await page.goto(path);
    await story(page);
    if (!expectFaults) expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

function faultsOf(page: Page, site: string): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(site) && !/^(data|blob):/.test(address)) faults.push(`third party: ${address}`);
  });
  return faults;
}
