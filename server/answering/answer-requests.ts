/**
 * What happens to one request, from top to bottom: the operator's questions come first, then files and kept pages, then what
 * makes visitors' pages, and for all the rest an application of Hono's with the data service and the site.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { DataRequest } from "#data-service";
import { wideNetworkOf } from "#networks";
import type { Settings } from "#settings";
import packageFile from "../../package.json" with { type: "json" };
import type { Address } from "../../site/addresses.ts";
import type { Visitor } from "../../site/door.ts";
import type { Log } from "../log/index.ts";
import { acceptUpgrades, type HandleUpgrade } from "./accept-upgrades.ts";
import { dataRequestOf } from "./data-request.ts";
import { type Health, type HealthParts, openHealth } from "./health/index.ts";
import {
  createPageCache,
  type Freshness,
  type PageCacheFigures,
  sendAnswer,
  takeTurns,
} from "./page-cache/index.ts";
import { createAdmission, formEncoded, formTooLong, longestForm } from "./rate-limit/index.ts";
import {
  type ContextEnvironment,
  type ContextListener,
  createContextReader,
  type RequestContext,
} from "./request-context/index.ts";
import { logRequest, nameAnswer } from "./request-log/index.ts";
import { type Guard, securityHeaders } from "./security-headers/index.ts";
import { refuseTwoHosts } from "./two-hosts.ts";
import { trustProxies } from "./visitor-address/index.ts";

/** Answers requests, and tells how the pages are kept that it keeps. */
export type SiteListener = ContextListener & { readonly pageCache?: () => PageCacheFigures };

interface AnsweringParts extends Omit<HealthParts, "token" | "version" | "pageCache"> {
  readonly server: Server;
  readonly site: SiteListener;
  /** Gets each request for live changes. */
  readonly handleUpgrade: HandleUpgrade;
  readonly settings: Settings;
  readonly log: Log;
}

/** @returns how the process is doing; to be stopped when the end begins */
export function answerRequests(parts: AnsweringParts): Health {
  const { server, site, handleUpgrade, settings, log } = parts;
  const trustedProxies = trustProxies(settings.TRUSTED_PROXY);
  const readContext = createContextReader({ trustedProxies });
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
  acceptUpgrades(server, handleUpgrade, trustedProxies);
  return health;
}

/** Answers a request on `node:http`, or returns false where that is for others to do. */
type Answerer = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => boolean;

interface ListenerParts extends AppParts {
  /** Files and pictures, asked in this order. */
  readonly answerers: readonly Answerer[];
  /** Tells kept pages from outdated ones. */
  readonly freshness: Freshness;
  /** How much the kept pages may take; 0 keeps none. */
  readonly pageCacheBytes: number;
}

/** Who answers what is no question of the operator's. */
export function createListener(parts: ListenerParts): SiteListener {
  const { answerers, freshness, pageCacheBytes, log, guard = async () => ({}) } = parts;
  const admission = createAdmission({ log });
  const refuse: typeof admission.refuse = (response, context) => {
    nameAnswer(response, context);
    return admission.refuse(response, context);
  };
  const turn = takeTurns();
  const askSite = siteToAsk(parts);
  const pages = createPageCache({
    render: async (path, context) => {
      await turn();
      return askSite(visitorsRequest(path, context.request), context);
    },
    refuse,
    guard,
    freshness,
    maxBytes: pageCacheBytes,
  });
  const free = [...answerers, pages.answer];
  const answerOthers = createAppListener(parts);
  const listener: ContextListener = (request, response, context) => {
    if (pages.answerKept(request, response)) return;
    const { target, isOdd, address } = context;
    // Without the host that a proxy may have written before it.
    request.url = target;
    if (!isOdd) for (const answer of free) if (answer(request, response, context)) return;
    const told = refuse(response, context) ?? (isOdd ? leadTo(target, context.method) : null);
    if (!told) return answerOthers(request, response, context);
    guard(told, address)
      .then((besides) => sendAnswer(request, response, told, besides))
      .catch(() => response.destroy());
  };
  return Object.assign(listener, { pageCache: pages.figures });
}

/**
 * What was sent is sent again there, which clients do not do after 301.
 * @param path on this site, which one with two slashes at its beginning would leave
 */
function leadTo(path: string, method: string): Response {
  const status = method === "GET" || method === "HEAD" ? 301 : 308;
  return new Response(null, { status, headers: { Location: path.replace(/^\/+/, "/") } });
}

/** What may decide about a page; the site's own address stands for the host, which anybody can invent. */
const headersOfVisitors = ["cookie", "purpose", "sec-purpose", "user-agent", "x-follows-change"];

function visitorsRequest(path: string, { headers }: IncomingMessage): Request {
  const passed = headersOfVisitors.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  return new Request(`http://localhost${path}`, { headers: passed });
}

export interface AppParts extends SiteParts {
  /** Answers what is below `/rest/v1`. */
  readonly answerData?: (request: DataRequest) => Promise<Response>;
  /** Answers the addresses of social pictures, which need the database. */
  readonly socialPictures?: MiddlewareHandler;
  /** Left out in development, whose scripts no policy could name. */
  readonly guard?: Guard;
}

/** The application as a listener. */
export function createAppListener(parts: AppParts): ContextListener {
  const app = createApp(parts);
  return (request, response, requestContext) =>
    getRequestListener((asked) => app.fetch(asked, { requestContext }))(request, response);
}

/** What is made of a request that nothing kept answers. */
export function createApp({
  answerPage,
  answerData,
  socialPictures,
  guard,
  log,
}: AppParts): Hono<ContextEnvironment> {
  const app = new Hono<ContextEnvironment>();
  const compressed = compress();
  const askSite = siteToAsk({ answerPage, log });
  // Before what pages get: no header of theirs means anything here, and one that is added afterwards makes the answer of
  // a light object a heavy one, which costs a tenth of the time of a small reading.
  if (answerData) {
    app.all("/rest/v1/*", async (context) => {
      const { request, visitor } = context.env.requestContext;
      const { address, standing } = visitor();
      const network = standing === "counted" ? wideNetworkOf(address) : null;
      const answer = () => answerData(dataRequestOf(request, network));
      if (!request.headers["accept-encoding"]) return answer();
      await compressed(context, async () => {
        context.res = await answer();
      });
      return context.res;
    });
  }
  if (guard) app.use(securityHeaders(guard));
  app.use(compressed);
  if (socialPictures) app.get("/pictures/v1/social/:file", socialPictures);
  // Those that can exist have been answered before.
  app.get("/pictures/*", (context) => context.text("No such picture.", 404));
  app.use(async ({ req }, next) => (isEncoded(req) ? formEncoded() : next()));
  app.use(bodyLimit({ maxSize: longestForm, onError: formTooLong }));
  app.all("*", ({ req, env }) => askSite(req.raw, env.requestContext));
  app.onError((error, { req, env }) => failed(log, error, req.raw, env.requestContext));
  return app;
}

/** No browser compresses a form, and read as if it were none its fields would be garbage. */
function isEncoded(request: HonoRequest): boolean {
  const encoding = request.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  return request.method !== "GET" && request.method !== "HEAD" && encoding !== "identity";
}

interface SiteParts {
  /** Answers what is a page, its data or a resource route. */
  readonly answerPage: (request: Request, visitor: Visitor, address: Address) => Promise<Response>;
  readonly log: Log;
}

/**
 * @returns asks the site for a page and answers in any case; where the site fails, the visitor gets words and the log one line.
 * Its request is as the site is to see it, its context that of the request as it came in.
 */
function siteToAsk({ answerPage, log }: SiteParts) {
  return async (request: Request, context: RequestContext): Promise<Response> => {
    const { id: requestId, address } = context;
    try {
      return await answerPage(request, { address: context.visitor().address, requestId }, address);
    } catch (error) {
      return failed(log, error, request, context);
    }
  };
}

function failed(
  log: Log,
  error: unknown,
  { method, url }: Request,
  { request, id }: RequestContext,
): Response {
  // Whoever leaves in the middle of a form is no fault of ours, and must not be able to fill the log.
  const write = request.complete ? log.error : log.debug;
  const message = error instanceof Error ? error.message : String(error);
  write(`${method} ${new URL(url).pathname} failed: ${message} (request ${id})`);
  return new Response("Something went wrong on our side. Please try again in a moment.", {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=UTF-8" },
  });
}
