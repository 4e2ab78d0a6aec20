/**
 * Opens the database, sees to the administrator, listens, and ends in the reverse order after the last answer. Throws
 * a refusal (a sentence for the operator) when it cannot start.
 */
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { keepBackups } from "#backups";
import { createSearchNotes, createViewCounter, keepSiteCodes } from "#catalogue";
import { type DataService, type DataServiceOptions, openDataService } from "#data-service";
import { type Credentials, openIdentity } from "#identity";
import { type Database, openDatabase, readDatabaseUrl } from "#postgres";
import { openRealtime } from "#realtime";
import type { Settings } from "#settings";
import type { Live } from "../site/door.ts";
import { doDailyChores } from "./daily-chores.ts";
import { finishAnswers } from "./graceful-stop/index.ts";
import { listen } from "./listen.ts";
import { acceptUpgrades } from "./live-updates/index.ts";
import type { Log } from "./log/index.ts";
import { siteFactsOf } from "./site-facts.ts";
import { trustProxies } from "./visitor-address/index.ts";

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
  readonly listenerFor: (live: Live, dataService: DataService) => RequestListener;
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
  const searches = createSearchNotes(database.sql, log.error);
  const closing = [() => views.close(), () => searches.close(), () => database.close()];
  const close = async () => {
    for (const end of closing) await end();
  };
  try {
    // Not through the log, whose level may leave it out: a generated password is seen now or never.
    await openIdentity(database.sql, credentialsOf(settings), console.log);
    const siteCodes = await keepSiteCodes(database.sql, log.error);
    const dataService = await openDataService({
      ...dataServiceOptions(settings, database, log),
      ownCalls: {
        increment_views: ({ song_id, ...more }) =>
          typeof song_id === "number" && Number.isSafeInteger(song_id) && Object.keys(more).length === 0
            ? views.count(song_id)
            : null,
      },
    });
    closing.unshift(() => dataService.close());
    const realtime = await openRealtime({ sql: database.sql, log, identify: dataService.identifyKey });
    closing.unshift(() => realtime.close());
    const backups = keepBackups({
      ...{ sql: database.sql, address: database.address, log },
      ...{ folder: join(settings.DATA_DIR, "backups"), keep: settings.BACKUP_KEEP },
    });
    closing.unshift(() => backups.close());
    const address = await listen(server, settings.HOST, settings.PORT);
    const live: Live = {
      sql: database.sql,
      site: siteFactsOf(settings, address),
      siteCodes,
      countView: (songId) => views.count(songId),
      noteSearch: searches.note,
      catalogue: { publicKey: settings.DATA_API_PUBLIC_KEY, version: realtime.changes.version },
      backups: { ...backups, keep: settings.BACKUP_KEEP },
      now: () => new Date(),
    };
    server.on("request", listenerFor(live, dataService));
    acceptUpgrades(server, realtime.handleUpgrade, trustProxies(settings.TRUSTED_PROXY));
    const endChores = doDailyChores(database.sql, log);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      // An open socket would hold up the end of the server.
      stopped ??= Promise.all([finishAnswers(server), realtime.close()])
        .then(endChores)
        .then(close);
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

function dataServiceOptions(settings: Settings, { sql, address }: Database, log: Log): DataServiceOptions {
  const url = settings.DATA_API_DATABASE_URL;
  return {
    sql,
    address,
    publicKey: settings.DATA_API_PUBLIC_KEY,
    secretKey: settings.DATA_API_SECRET_KEY ?? null,
    databaseUrl: url ? readDatabaseUrl(url, "DATA_API_DATABASE_URL") : undefined,
    siteName: settings.SITE_NAME,
    log,
  };
}
