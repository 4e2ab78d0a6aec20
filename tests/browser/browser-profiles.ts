/** The browser of this worker process, its profiles, and their pages that no test uses now. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { inject } from "vitest";
import { chromiumFlags } from "#machine";

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
export const idlePages = new Map<BrowserContext, Page[]>();

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

/** @param options whose `baseURL` is the site */
export function profileOf(
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
