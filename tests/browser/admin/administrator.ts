/** A separate site for one test file, with its administrator signed in. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { joinDatabase } from "#postgres";
import { copyOfTemplate } from "../../process/data-folder-templates.ts";
import { type RunningSite, startSite, stopProgram } from "../../process/run-program.ts";
import { adminPassword as password, signInAt } from "../../process/sign-in.ts";
import { type VisitorOptions, visit } from "../visit.ts";

export { password };

export type Database = Awaited<ReturnType<typeof joinDatabase>>;

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
  return administrationOf({
    address: () => site.address,
    sql: () => database.sql,
    session: () => session,
  });
}

/** @param running a site and a session of its administrator, which are asked for in tests only */
export function administrationOf(
  running: Pick<Administration, "address" | "sql"> & { session(): string },
): Administration {
  const { address, sql } = running;
  const visitAsStranger: Administration["visit"] = (path, options, steps) =>
    visit(path, { ...options, site: address() }, steps);
  return {
    address,
    sql,
    signIn: () => signInAt(address()),
    visit: (path, options, steps) => visitAsStranger(path, { ...options, cookies: running.session() }, steps),
    visitAsStranger,
  };
}
