/** What the server does with each request: the operator's questions first, then the site; each is noted when it has ended. */
import type { Server } from "node:http";
import type { Settings } from "#settings";
import packageFile from "../package.json" with { type: "json" };
import { type Health, type HealthParts, openHealth } from "./health/index.ts";
import type { SiteListener } from "./listener.ts";
import type { Log } from "./log/index.ts";
import type { ReadContext } from "./request-context/index.ts";
import { logRequest } from "./request-log/index.ts";
import { refuseTwoHosts } from "./two-hosts.ts";

interface AnsweringParts extends Omit<HealthParts, "token" | "version" | "pageCache"> {
  readonly server: Server;
  readonly site: SiteListener;
  readonly settings: Settings;
  readonly readContext: ReadContext;
  readonly log: Log;
}

/** @returns how the process is doing; to be stopped when the end begins */
export function answerRequests(parts: AnsweringParts): Health {
  const { server, site, settings, readContext, log } = parts;
  const health = openHealth({
    ...parts,
    token: settings.METRICS_TOKEN,
    version: packageFile.version,
    pageCache: site.pageCache,
  });
  const logParts = { log, isDebug: settings.LOG_LEVEL === "debug", onAnswered: health.count };
  server.on("request", (request, response) => {
    const context = readContext(request);
    logRequest(response, context, logParts);
    if (refuseTwoHosts(request, response) || health.answer(request, response)) return;
    site(request, response, context);
  });
  return health;
}
