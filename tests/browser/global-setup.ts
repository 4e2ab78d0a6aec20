/** One site with the starter songs for all browser tests, and one Chromium that they share. */
import type { BrowserServer } from "playwright-core";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { startSite, stopProgram, temporaryFolder } from "../process/running-program.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteAddress: string;
    browserAddress: string;
  }
}

/** A machine without a network must not make the browser wait for one. */
const flags = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

export default async function setup(project: TestProject) {
  const folder = temporaryFolder();
  const site = await startSite(folder.path);
  const browser: BrowserServer = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: flags,
  });
  project.provide("siteAddress", site.address);
  project.provide("browserAddress", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stopProgram(site);
    folder.remove();
  };
}
