/**
 * The administrator at a start: a password of the settings holds before anybody can ask; a generated one is made and told when
 * nothing can fail any more, since it is shown only once.
 */
import { ensureAdministrator } from "#identity";
import type { Sql } from "#postgres";
import type { Settings } from "#settings";
import type { Stoppable } from "./graceful-stop/index.ts";

/**
 * Before the site listens.
 * @throws {PasswordRefused} when `ADMIN_PASSWORD` is weak
 */
export async function followPassword(sql: Sql, settings: Settings): Promise<void> {
  if (settings.ADMIN_PASSWORD !== undefined) await open(sql, settings);
}

/**
 * Once the site listens. Until then nobody can know a password, at a first start.
 * @param application is ended where the password cannot be made
 * @returns the application
 */
export async function tellFirstPassword<Listening extends Stoppable>(
  application: Listening,
  sql: Sql,
  settings: Settings,
): Promise<Listening> {
  try {
    if (settings.ADMIN_PASSWORD === undefined) await open(sql, settings);
    return application;
  } catch (error) {
    await application.stop();
    throw error;
  }
}

function open(sql: Sql, settings: Settings): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, SITE_NAME: siteName } = settings;
  // Not through the log, whose level may leave it out: a generated password is seen now or never.
  return ensureAdministrator(sql, { username, password, siteName }, console.log);
}
