/**
 * Sets up the administrator at a start. A password from the settings applies before the site accepts requests. A
 * generated one is made and printed last, when nothing can fail any more, since it is shown only once.
 */
import { ensureAdministrator } from "#identity";
import type { Sql } from "#postgres";
import type { Settings } from "#settings";
import type { Stoppable } from "./graceful-stop/index.ts";

/**
 * To be called before the site listens.
 * @throws {PasswordRefused} when `ADMIN_PASSWORD` is weak
 */
export async function applyPasswordSetting(sql: Sql, settings: Settings): Promise<void> {
  if (settings.ADMIN_PASSWORD !== undefined) await setUp(sql, settings);
}

/**
 * To be called once the site listens. At a first start nobody knows a password until then.
 * @param application is stopped when the password cannot be created
 * @returns the application
 */
export async function printFirstPassword<Listening extends Stoppable>(
  application: Listening,
  sql: Sql,
  settings: Settings,
): Promise<Listening> {
  try {
    if (settings.ADMIN_PASSWORD === undefined) await setUp(sql, settings);
    return application;
  } catch (error) {
    await application.stop();
    throw error;
  }
}

function setUp(sql: Sql, settings: Settings): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, SITE_NAME: siteName } = settings;
  // Printed, not logged: the log level may hide it, and it is shown only once.
  return ensureAdministrator(sql, { username, password, siteName }, console.log);
}
