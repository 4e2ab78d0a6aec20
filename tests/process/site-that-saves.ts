/**
 * The site as `server/start.ts` runs it, with one more address: `POST /test/save` saves a song through the same verb
 * and the same live objects that the site's own pages use, so that crash tests have writes to kill.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { saveSong } from "#catalogue";
import { createLog, explainAndExit, openBuiltSite, runApplication, stopOnSignals } from "#server";
import { readSettings } from "#settings";
import type { Live } from "../../site/door.ts";

async function save(live: Live, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const saved = await saveSong(live.sql, JSON.parse(await text(request)));
    response.writeHead(200).end(JSON.stringify(saved));
  } catch (error) {
    response.writeHead(503).end(String(error));
  }
}

async function start(): Promise<void> {
  const log = createLog("info");
  const settings = readSettings(process.env);
  const siteFor = await openBuiltSite(log, settings);
  const listenerFor = (...parts: Parameters<typeof siteFor>): RequestListener => {
    const site = siteFor(...parts);
    const [live] = parts;
    return (request, response) =>
      request.url === "/test/save" ? save(live, request, response) : site(request, response);
  };
  const opening = runApplication({
    settings,
    log,
    server: createServer(),
    listenerFor,
  });
  stopOnSignals(async () => (await opening).stop(), log.warn);
  console.log(`Antara is ready at ${(await opening).address}`);
}

start().catch(explainAndExit);
