/**
 * The site as `server/start.ts` runs it, with one more endpoint: `POST /test/save` saves a song by the same function
 * as the pages, so that crash tests can interrupt writes. Each response has the id of its process.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { saveSong } from "#catalogue";
import { exitWithError, type OpenSite, openBuiltSite, serve } from "#server";
import type { Live } from "../../site/door.ts";

async function save(live: Live, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const saved = await saveSong(live.sql, JSON.parse(await text(request)));
    response.writeHead(200).end(JSON.stringify(saved));
  } catch (error) {
    response.writeHead(503).end(String(error));
  }
}

const openSite: OpenSite = async (log, settings) => {
  const siteFor = await openBuiltSite(log, settings);
  return (...parts) => {
    const site = siteFor(...parts);
    const [live] = parts;
    const listener = (...[request, response, context]: Parameters<typeof site>) => {
      response.setHeader("X-Test-Process", process.pid);
      if (request.url === "/test/save") save(live, request, response);
      else site(request, response, context);
    };
    return Object.assign(listener, { languages: site.languages });
  };
};

serve(openSite).catch(exitWithError);
