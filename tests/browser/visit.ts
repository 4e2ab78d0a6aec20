/** Visits pages. A test fails on an error in the page or a request to a third party. */
import type { BrowserContextOptions, Page, Response } from "playwright-core";
import { expect, inject } from "vitest";
import { idlePages, profileOf } from "./browser-profiles.ts";
import { forget } from "./forget-visitor.ts";
import { open, openSlowly } from "./open-page.ts";
import { describeFailure, isExpected, recordErrors } from "./page-errors.ts";
import { watch } from "./watched-page.ts";
import { type Width, widths } from "./widths.ts";

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
    expect(errors.filter((error) => !isExpected(error, allowErrors))).toEqual([]);
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

function cookiesIn(header: string, url: string): { name: string; value: string; url: string }[] {
  return header
    .split("; ")
    .filter(Boolean)
    .map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url };
    });
}
