/** A separate site for one test file, with its administrator signed in. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { joinDatabase } from "#postgres";
import { copyOfTemplate } from "../../process/data-folder-templates.ts";
import { type RunningSite, startSite, stopProgram } from "../../process/run-program.ts";
import { adminPassword as password, signInAt } from "../../process/sign-in.ts";
import { type VisitorOptions, visit } from "../visit.ts";

export { password };

type Database = Awaited<ReturnType<typeof joinDatabase>>;

export interface Administration {
  /** Of the site, as `http://HOST:PORT`. */
  address(): string;
  sql(): Database["sql"];
  /** A new session's `Cookie` header. */
  signIn(): Promise<string>;
  /** Opens a page as the administrator and runs the steps. */
  visit(path: string, options: VisitorOptions, steps: (page: Page) => Promise<void>): Promise<void>;
  /** The same without being signed in. */
  visitAsStranger: Administration["visit"];
}

/**
 * To be called at the top of a test file.
 * @param environment further settings of the site
 */
export function openAdministration(environment: Readonly<Record<string, string>> = {}): Administration {
  const folder = copyOfTemplate(environment.STARTER_CATALOGUE === "off" ? "no-songs" : "starter-songs");
  let site: RunningSite;
  let database: Database;
  let session: string;
  beforeAll(async () => {
    site = await startSite(folder.path, { ADMIN_PASSWORD: password, ...environment });
    database = await joinDatabase({ dataDir: folder.path, log: console });
    session = await signInAt(site.address);
  });
  afterAll(async () => {
    await database.close();
    await stopProgram(site);
    folder.remove();
  });
  const visitAsStranger: Administration["visit"] = (path, options, steps) =>
    visit(path, { ...options, site: site.address }, steps);
  return {
    address: () => site.address,
    sql: () => database.sql,
    signIn: () => signInAt(site.address),
    visit: (path, options, steps) => visitAsStranger(path, { ...options, cookies: session }, steps),
    visitAsStranger,
  };
}
