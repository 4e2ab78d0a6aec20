/**
 * Runs in each process that handles requests: creates the live objects on an open database, listens, and stops in
 * reverse order after the last response.
 */
import type { Server } from "node:http";
import { join } from "node:path";
import { createBackups } from "#backups";
import {
  createAddressMisses,
  createBulkRunner,
  createGlossaryReader,
  createSearchNotes,
  createViewCounter,
  keepForRobots,
  keepSiteCodes,
  readingFunctions,
  type ViewCounter,
} from "#catalogue";
import { type DataServiceOptions, openDataService } from "#data-service";
import { createHashQueue } from "#identity";
import { type Database, openQuickLane, readDatabaseUrl } from "#postgres";
import { type Job, openQueue } from "#queue";
import { openRealtime } from "#realtime";
import type { Settings } from "#settings";
import type { Live } from "../../site/door.ts";
import {
  createFreshness,
  type Freshness,
  type HealthParts,
  handleRequests,
  type ProgramAnswers,
  type SiteListener,
} from "../answering/index.ts";
import type { Log } from "../log/index.ts";
import { finishAnswers } from "./graceful-stop/index.ts";
import { learnInBackground } from "./learn-in-background.ts";
import { listen } from "./listen.ts";
import { addRegularJobs } from "./regular-jobs.ts";
import { siteInfoOf } from "./site-info.ts";
import { tellSearchEngines } from "./tell-search-engines.ts";

export interface Application {
  /** The address it listens on, as `http://HOST:PORT`. */
  readonly address: string;
  /** Stops after the last response; a second call waits for the first. */
  stop(): Promise<void>;
}

export interface ApplicationParts {
  readonly settings: Settings;
  readonly log: Log;
  /** Closed at the end, even when the application cannot start. */
  readonly database: Database;
  /** This process among several workers; left out when it is the only one. */
  readonly worker?: {
    readonly number: number;
    readonly dataConnections: DataServiceOptions["connections"];
    readonly gatherFromAll: HealthParts["gatherFromAll"];
  };
  /** Not listening yet. */
  readonly server: Server;
  /** Creates the request listener from the live objects: the built site, or Vite in development. */
  readonly listenerFor: (live: Live, programs: ProgramAnswers, freshness: Freshness) => SiteListener;
}

/** @throws {ListenRefused} when the port cannot be listened on */
export async function runApplication({
  settings,
  log,
  database,
  worker,
  server,
  listenerFor,
}: ApplicationParts): Promise<Application> {
  const pageReads = openQuickLane(database.address, database.sql, { applicationName: "antara pages" });
  const views = createViewCounter(database.sql);
  const searches = createSearchNotes(database.sql, log.error);
  const misses = createAddressMisses(database.sql, log.error);
  const hashQueue = createHashQueue();
  const closeSteps = [
    () => views.close(),
    () => searches.close(),
    () => misses.close(),
    () => pageReads.end({ timeout: 1 }),
    () => database.close(),
  ];
  const close = async () => {
    for (const end of closeSteps) await end();
  };
  try {
    const freshness = createFreshness();
    const siteCodes = await keepSiteCodes(database.sql, log.error, freshness.invalidate);
    const forRobots = await keepForRobots(database.sql, log.error, freshness.invalidate);
    const dataService = await openDataService({
      ...dataServiceOptions(settings, database, log),
      connections: worker?.dataConnections,
      onWritten: freshness.invalidate,
      localCalls: { increment_views: countViewByCall(views) },
      plainFunctions: readingFunctions,
    });
    closeSteps.unshift(() => dataService.close());
    const realtime = await openRealtime({
      sql: database.sql,
      log,
      identify: dataService.identifyKey,
      messages: settings.LIVE_MESSAGES,
    });
    closeSteps.unshift(() => realtime.close());
    freshness.follow(realtime.changes);
    const glossary = createGlossaryReader();
    const backups = createBackups({
      sql: database.sql,
      address: database.address,
      log,
      folder: join(settings.DATA_DIR, "backups"),
      keep: settings.BACKUP_KEEP,
    });
    const queue = openQueue(database.address, log, worker ? 1 : undefined);
    closeSteps.unshift(
      () => backups.close(),
      () => queue.close(),
    );
    learnInBackground(queue, database.sql, realtime.changes, glossary);
    addRegularJobs(queue, database.sql, log);
    if (settings.BACKUP_KEEP > 0) queue.add(dailyBackup(backups.makeIfDue));
    const bulkActions = createBulkRunner(queue, database.sql, log.error);
    const address = await listen(server, settings.HOST, settings.PORT);
    const site = siteInfoOf(settings, address);
    tellSearchEngines(queue, { sql: database.sql, origin: site.origin, endpoint: settings.INDEXNOW_URL });
    const live: Live = {
      sql: database.sql,
      read: pageReads.read,
      site,
      siteCodes,
      forRobots,
      countView: (songId) => views.count(songId),
      noteSearch: searches.note,
      noteMissedAddress: misses.note,
      glossary,
      bulkActions,
      outdatePages: freshness.invalidate,
      hashQueue,
      catalogue: { publicKey: settings.DATA_API_PUBLIC_KEY, version: realtime.changes.version },
      backups: { ...backups, keep: settings.BACKUP_KEEP },
      now: () => new Date(),
    };
    const health = handleRequests({
      server,
      settings,
      log,
      sql: database.sql,
      worker: worker?.number ?? 1,
      gatherFromAll: worker?.gatherFromAll,
      site: listenerFor(
        live,
        { answerData: dataService.answer, answerMessages: realtime.answerHttp },
        freshness,
      ),
      openSockets: realtime.openSockets,
      viewsWaiting: views.waiting,
      handleUpgrade: realtime.handleUpgrade,
    });
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= health
        .stop()
        // An open socket would delay the end of the server.
        .then(() => Promise.all([finishAnswers(server), realtime.close()]))
        .then(close);
      return stopped;
    };
    return { address, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Looked for every hour, but not in the first minute, so that a short run makes no backup. */
function dailyBackup(makeIfDue: () => Promise<void>): Job {
  return { key: "the daily backup", every: 3_600_000, notBefore: 60_000, run: makeIfDue };
}

/** @returns null when the call is not a plain view count, and the database has to judge it */
function countViewByCall(views: ViewCounter): NonNullable<DataServiceOptions["localCalls"]>[string] {
  return ({ song_id, ...more }) =>
    typeof song_id === "number" && Number.isSafeInteger(song_id) && Object.keys(more).length === 0
      ? views.count(song_id)
      : null;
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
    schemas: settings.DATA_API_SCHEMAS,
    tokens: {
      secret: settings.DATA_API_JWT_SECRET,
      keysFile: settings.DATA_API_JWKS_FILE,
      audience: settings.DATA_API_JWT_AUDIENCE,
    },
    aggregates: settings.DATA_API_AGGREGATES === "on",
    log,
  };
}
