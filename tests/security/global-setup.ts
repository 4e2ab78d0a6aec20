/** Starts one site for all security tests: behind a proxy, over https, with a password and a secret key. */
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { copyOfTemplate } from "../process/data-folder-templates.ts";
import { killLeftovers, startSite, stopProgram } from "../process/run-program.ts";
import { adminPassword } from "../process/sign-in.ts";
import { origin, secretKey } from "./attacked-site-settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    attackedAddress: string;
    attackedFolder: string;
    /** Path of a file with all output of the site. */
    attackedLog: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = copyOfTemplate("starter-songs");
  const site = await startSite(folder.path, {
    SITE_URL: origin,
    TRUSTED_PROXY: "127.0.0.1",
    LOG_LEVEL: "debug",
    ADMIN_PASSWORD: adminPassword,
    DATA_API_SECRET_KEY: secretKey,
  }).catch(async (error: unknown) => {
    await killLeftovers();
    throw error;
  });
  const log = join(folder.path, "printed");
  const written = createWriteStream(log);
  for (const stream of [site.child.stdout, site.child.stderr]) stream?.pipe(written, { end: false });
  project.provide("attackedAddress", site.address);
  project.provide("attackedFolder", folder.path);
  project.provide("attackedLog", log);
  return async () => {
    await stopProgram(site);
    written.end();
    folder.remove();
  };
}
