/** The sites that all browser tests share, one with the starter songs and one composed of cases, and one Chromium. */
import type { BrowserServer } from "playwright-core";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumFlags } from "#machine";
import { joinDatabase } from "#postgres";
import { madeDataFolder } from "../process/made-data-folders.ts";
import { killLeftovers, startSite, stopProgram } from "../process/run-program.ts";
import { composeCatalogue } from "./composed-catalogue.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteAddress: string;
    /** Nobody changes what it shows; it has social addresses, a contact, and codes of advertisers and analytics. */
    composedSite: string;
    browserAddress: string;
  }
}

const composedSettings = {
  STARTER_CATALOGUE: "off",
  SOCIAL_FACEBOOK_URL: "https://facebook.example/antara",
  SOCIAL_INSTAGRAM_URL: "https://instagram.example/antara",
  SOCIAL_YOUTUBE_URL: "https://youtube.example/antara",
  SOCIAL_X_URL: "https://x.example/antara",
  CONTACT_EMAIL: "words@antara.example",
};

export default async function setup(project: TestProject) {
  const folders = [madeDataFolder("starter-songs"), madeDataFolder("no-songs")] as const;
  const [site, composed, browser] = await Promise.all([
    startSite(folders[0].path),
    startComposedSite(folders[1].path),
    startBrowser(),
  ]).catch(async (error: unknown) => {
    // Otherwise those that did start would run on without their tests.
    await killLeftovers();
    throw error;
  });
  project.provide("siteAddress", site.address);
  project.provide("composedSite", composed.address);
  project.provide("browserAddress", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all([stopProgram(site), stopProgram(composed)]);
    for (const folder of folders) folder.remove();
  };
}

async function startComposedSite(folder: string) {
  const site = await startSite(folder, composedSettings);
  const database = await joinDatabase({ dataDir: folder, log: console });
  try {
    await composeCatalogue(database.sql, site.address);
    return site;
  } finally {
    await database.close();
  }
}

function startBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [...chromiumFlags],
  });
}
