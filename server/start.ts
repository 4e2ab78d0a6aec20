/** Starts the site as an operator runs it. */

import { readSettings } from "#settings";
import { openBuiltSite } from "./built-site.ts";
import { stopOnSignals } from "./graceful-stop/index.ts";
import { createHttpServer } from "./http-server.ts";
import { createLog } from "./log/index.ts";
import { explainAndExit } from "./refusals.ts";
import { runApplication } from "./run-application.ts";

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const opening = runApplication({
    settings,
    log,
    server: createHttpServer(),
    listenerFor: await openBuiltSite(log, settings),
  });
  stopOnSignals(async () => (await opening).stop(), log.warn);
  console.log(`Antara is ready at ${(await opening).address}`);
}

start().catch(explainAndExit);
