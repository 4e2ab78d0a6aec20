/**
 * Opens the database, sees to the administrator, listens, and ends in the reverse order after the last answer. Throws
 * a refusal (a sentence for the operator) when it cannot start.
 */
import type { RequestListener, Server } from "node:http";
import { createViewCounter, keepSiteCodes } from "#catalogue";
import { type Credentials, openIdentity } from "#identity";
import { openDatabase } from "#postgres";
import type { Settings } from "#settings";
import type { Live } from "../site/door.ts";
import { doDailyChores } from "./daily-chores.ts";
import { finishAnswers } from "./graceful-stop/index.ts";
import { listen } from "./listen.ts";
import type { Log } from "./log/index.ts";
import { siteFactsOf } from "./site-facts.ts";

export interface Application {
  /** Where it listens, as `http://HOST:PORT`. */
  readonly address: string;
  /** Ends after the last answer; a second call waits for the first. */
  stop(): Promise<void>;
}

export interface ApplicationParts {
  readonly settings: Settings;
  readonly log: Log;
  /** Not listening yet. */
  readonly server: Server;
  /** Answers requests with the live objects: the built site, or Vite's in development. */
  readonly listenerFor: (live: Live) => RequestListener;
}

/**
 * @throws {DatabaseRefusal} when the database cannot be used
 * @throws {PasswordRefused} when the administrator's password is weak
 * @throws {ListenRefusal} when the port cannot
 */
export async function runApplication({
  settings,
  log,
  server,
  listenerFor,
}: ApplicationParts): Promise<Application> {
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    starterCatalogue: settings.STARTER_CATALOGUE === "on",
    log,
  });
  const views = createViewCounter(database.sql);
  const close = async () => {
    await views.close();
    await database.close();
  };
  try {
    // Not through the log, whose level may leave it out: a generated password is seen now or never.
    await openIdentity(database.sql, credentialsOf(settings), console.log);
    const siteCodes = await keepSiteCodes(database.sql, log.error);
    const address = await listen(server, settings.HOST, settings.PORT);
    const live: Live = {
      sql: database.sql,
      site: siteFactsOf(settings, address),
      siteCodes,
      countView: (songId) => views.count(songId),
      now: () => new Date(),
    };
    server.on("request", listenerFor(live));
    const endChores = doDailyChores(database.sql, log);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= finishAnswers(server).then(endChores).then(close);
      return stopped;
    };
    return { address, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

function credentialsOf(settings: Settings): Credentials {
  return {
    username: settings.ADMIN_USERNAME,
    password: settings.ADMIN_PASSWORD,
    siteName: settings.SITE_NAME,
  };
}
