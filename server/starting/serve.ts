/**
 * Runs a site until a signal stops it: in one process, or, with more WORKERS, as the primary with the database and as
 * each of the workers. All processes start here.
 */
import cluster from "node:cluster";
import { makeDataFolder } from "#postgres";
import { findMistypedNames, readSettings, type Settings } from "#settings";
import { createLog, type Log, logConsole } from "../log/index.ts";
import { printFirstPassword } from "./administrator.ts";
import { runUntilSignal } from "./graceful-stop/index.ts";
import { createHttpServer } from "./http-server.ts";
import { openSiteDatabase } from "./open-site-database.ts";
import { type Application, type ApplicationParts, runApplication } from "./run-application.ts";
import { runWorker, runWorkers } from "./workers/index.ts";

/** Returns a function that creates the request listener once the live objects exist. */
export type OpenSite = (log: Log, settings: Settings) => Promise<ApplicationParts["listenerFor"]>;

/** @throws a refusal with a message for the operator when the site cannot start */
export async function serve(openSite: OpenSite): Promise<void> {
  logConsole();
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  if (cluster.isWorker) {
    const listenerFor = openSite(log, settings);
    return runWorker({ settings, log }, async (parts) =>
      runApplication({ ...parts, server: createHttpServer(), listenerFor: await listenerFor }),
    );
  }
  for (const { name, likely } of findMistypedNames(process.env))
    log.warn(`${name} is set, which is no setting of Antara. If ${likely} was meant, set that instead.`);
  // First of all, and also with an external PostgreSQL: backups and pictures are stored in it.
  await makeDataFolder(settings.DATA_DIR);
  const { address } = await runUntilSignal(
    (ending) =>
      settings.WORKERS > 1
        ? runWorkers(settings, log, ending)
        : runSingleProcess(settings, log, openSite, ending),
    log.warn,
  );
  console.log(`Antara is ready at ${address}`);
}

async function runSingleProcess(
  settings: Settings,
  log: Log,
  openSite: OpenSite,
  ending: AbortSignal,
): Promise<Application> {
  const listenerFor = await openSite(log, settings);
  const database = await openSiteDatabase(settings, log, { ending });
  const application = await runApplication({
    settings,
    log,
    database,
    server: createHttpServer(),
    listenerFor,
  });
  return printFirstPassword(application, database.sql, settings);
}
