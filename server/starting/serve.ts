/**
 * Runs a site until a signal ends it: in one process, or, with more WORKERS, as the primary that keeps the database and as
 * each of the workers that answer. All of them enter here, by the same program.
 */
import cluster from "node:cluster";
import { makeDataFolder } from "#postgres";
import { findMistypedNames, readSettings, type Settings } from "#settings";
import { createLog, type Log } from "../log/index.ts";
import { tellFirstPassword } from "./administrator.ts";
import { runUntilSignal } from "./graceful-stop/index.ts";
import { createHttpServer } from "./http-server.ts";
import { keepDatabase } from "./keep-database.ts";
import { type Application, type ApplicationParts, runApplication } from "./run-application.ts";
import { runWorker, runWorkers } from "./workers/index.ts";

/** Gives the listener for requests, once the live objects exist. */
export type OpenSite = (log: Log, settings: Settings) => Promise<ApplicationParts["listenerFor"]>;

/** @throws a refusal, a sentence for the operator, when the site cannot start */
export async function serve(openSite: OpenSite): Promise<void> {
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
  // Before anything that takes time, and beside another PostgreSQL too: backups and pictures lie in it.
  await makeDataFolder(settings.DATA_DIR);
  const { address } = await runUntilSignal(
    (ending) =>
      settings.WORKERS > 1 ? runWorkers(settings, log, ending) : runAlone(settings, log, openSite, ending),
    log.warn,
  );
  console.log(`Antara is ready at ${address}`);
}

async function runAlone(
  settings: Settings,
  log: Log,
  openSite: OpenSite,
  ending: AbortSignal,
): Promise<Application> {
  const listenerFor = await openSite(log, settings);
  const database = await keepDatabase(settings, log, { ending });
  const application = await runApplication({
    settings,
    log,
    database,
    server: createHttpServer(),
    listenerFor,
  });
  return tellFirstPassword(application, database.sql, settings);
}
