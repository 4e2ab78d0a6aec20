/** Starts what all browser tests share: a site with the starter songs, and one with the fixture catalogue. */
import type { TestProject } from "vitest/node";
import { joinDatabase } from "#postgres";
import { copyOfTemplate } from "../process/data-folder-templates.ts";
import { killLeftovers, startSite, stopProgram } from "../process/run-program.ts";
import { fillFixtureCatalogue } from "./fixture-catalogue.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteAddress: string;
    /** No test changes its catalogue. It has social addresses, a contact, ad codes and an analytics code. */
    fixtureSite: string;
  }
}

const fixtureSettings = {
  STARTER_CATALOGUE: "off",
  SOCIAL_FACEBOOK_URL: "https://facebook.example/antara",
  SOCIAL_INSTAGRAM_URL: "https://instagram.example/antara",
  SOCIAL_YOUTUBE_URL: "https://youtube.example/antara",
  SOCIAL_X_URL: "https://x.example/antara",
  CONTACT_EMAIL: "words@antara.example",
};

export default async function setup(project: TestProject) {
  const folders = [copyOfTemplate("starter-songs"), copyOfTemplate("no-songs")] as const;
  const [site, fixture] = await Promise.all([
    startSite(folders[0].path),
    startFixtureSite(folders[1].path),
  ]).catch(async (error: unknown) => {
    // Otherwise a site that did start would keep running.
    await killLeftovers();
    throw error;
  });
  project.provide("siteAddress", site.address);
  project.provide("fixtureSite", fixture.address);
  return async () => {
    await Promise.all([stopProgram(site), stopProgram(fixture)]);
    for (const folder of folders) folder.remove();
  };
}

async function startFixtureSite(folder: string) {
  const site = await startSite(folder, fixtureSettings);
  const database = await joinDatabase({ dataDir: folder, log: console });
  try {
    await fillFixtureCatalogue(database.sql, site.address);
    return site;
  } finally {
    await database.close();
  }
}
