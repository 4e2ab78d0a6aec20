/** Starts the site as an operator runs it. */
import { createServer } from "node:http";
import { readSettings } from "#settings";
import { openBuiltSite } from "./built-site.ts";
import { stopOnSignals } from "./graceful-stop/index.ts";
import { createLog } from "./log/index.ts";
import { explainAndExit } from "./refusals.ts";
import { runApplication } from "./run-application.ts";

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const opening = runApplication({
    settings,
    log,
    server: createServer(),
    listenerFor: await openBuiltSite(log, settings),
  });
  stopOnSignals(async () => (await opening).stop(), log.warn);
  console.log(`Antara is ready at ${(await opening).address}`);
}

start().catch(explainAndExit);
