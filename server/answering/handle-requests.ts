/**
 * Handles one request, from top to bottom: operator endpoints, then files and cached pages, then new pages of
 * visitors; everything else goes to a Hono application with the data service and the site.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import {
  answerNotOffered,
  answerPreflight,
  corsHeaders,
  type DataRequest,
  servicesNotOffered,
} from "#data-service";
import { networkOf, wideNetworkOf } from "#networks";
import type { Settings } from "#settings";
import packageFile from "../../package.json" with { type: "json" };
import { languagePaths } from "../../site/addresses.ts";
import type { Languages, Visitor } from "../../site/door.ts";
import type { Log } from "../log/index.ts";
import { acceptUpgrades, type HandleUpgrade } from "./accept-upgrades.ts";
import { dataRequestOf } from "./data-request.ts";
import { rejectDuplicateHost } from "./duplicate-host.ts";
import { type Health, type HealthParts, openHealth } from "./health/index.ts";
import { limitBody } from "./limit-body.ts";
import {
  createPageCache,
  createRenderPacer,
  type Freshness,
  type PageCacheStats,
  sendAnswer,
} from "./page-cache/index.ts";
import { createAdmission, formEncoded, formTooLong, maxFormBytes } from "./rate-limit/index.ts";
import {
  type ContextEnvironment,
  type ContextListener,
  createContextReader,
  type RequestContext,
} from "./request-context/index.ts";
import { logRequest, setRequestIdHeader } from "./request-log/index.ts";
import { type SecurityHeadersFor, setSecurityHeaders } from "./security-headers/index.ts";
import { parseTrustedProxies } from "./visitor-address/index.ts";

/** Handles requests, and reports on its page cache. */
export type SiteListener = ContextListener & {
  readonly languages: Languages;
  readonly pageCache?: () => PageCacheStats;
};

interface AnsweringParts extends Omit<HealthParts, "token" | "version" | "pageCache"> {
  readonly server: Server;
  readonly site: SiteListener;
  /** Handles upgrade requests for live changes. */
  readonly handleUpgrade: HandleUpgrade;
  readonly settings: Settings;
  readonly log: Log;
}

/** @returns the health of the process, to be stopped when the process stops */
export function handleRequests(parts: AnsweringParts): Health {
  const { server, site, handleUpgrade, settings, log } = parts;
  const trustedProxies = parseTrustedProxies(settings.TRUSTED_PROXY);
  const readContext = createContextReader({ languages: site.languages, trustedProxies });
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
    if (rejectDuplicateHost(context, response) || health.answer(request, response)) return;
    site(request, response, context);
  });
  acceptUpgrades(server, handleUpgrade, trustedProxies);
  return health;
}

/** Handles a request on `node:http`, or returns false to leave it to others. */
type Handler = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => boolean;

interface ListenerParts extends AppParts {
  readonly languages: Languages;
  /** For files and pictures, tried in this order. */
  readonly handlers: readonly Handler[];
  /** Tells whether cached pages are outdated. */
  readonly freshness: Freshness;
  /** Memory for cached pages; 0 turns the cache off. */
  readonly pageCacheBytes: number;
}

/** Handles all requests but those of the operator endpoints. */
export function createListener(parts: ListenerParts): SiteListener {
  const {
    languages,
    handlers,
    freshness,
    pageCacheBytes,
    log,
    securityHeadersFor = async () => ({}),
  } = parts;
  const admission = createAdmission({ log });
  const refuse: typeof admission.refuse = (response, context) => {
    setRequestIdHeader(response, context);
    return admission.refuse(response, context);
  };
  const waitForTurn = createRenderPacer();
  const renderPage = createPageRenderer(parts);
  const pages = createPageCache({
    render: async (path, context) => {
      await waitForTurn();
      return renderPage(requestForPage(path, context.request), context);
    },
    refuse,
    securityHeadersFor,
    freshness,
    maxBytes: pageCacheBytes,
  });
  const uncounted = [...handlers, pages.answer];
  const handleOthers = createAppListener(parts);
  const listener: ContextListener = (request, response, context) => {
    if (pages.answerFromCache(request, response)) return;
    const { target, needsRedirect, address } = context;
    // Removes a host that a proxy may have written in front.
    request.url = target;
    if (!needsRedirect) for (const handle of uncounted) if (handle(request, response, context)) return;
    const early = refuse(response, context) ?? (needsRedirect ? redirectTo(target, context.method) : null);
    if (!early) return handleOthers(request, response, context);
    securityHeadersFor(early, address)
      .then((extraHeaders) => sendAnswer(request, response, early, extraHeaders))
      .catch(() => response.destroy());
  };
  return Object.assign(listener, { languages, pageCache: pages.stats });
}

/**
 * 308 for other methods: clients repeat a POST after 308, but not after 301.
 * @param path two leading slashes would lead to another site
 */
function redirectTo(path: string, method: string): Response {
  const status = method === "GET" || method === "HEAD" ? 301 : 308;
  return new Response(null, { status, headers: { Location: path.replace(/^\/+/, "/") } });
}

/** Headers that a page may depend on. The Host header is not among them, since anybody can invent one. */
const pageRequestHeaders = ["cookie", "purpose", "sec-purpose", "user-agent", "x-follows-change"];

function requestForPage(path: string, { headers }: IncomingMessage): Request {
  const headersToPass = pageRequestHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  return new Request(`http://localhost${path}`, { headers: headersToPass });
}

/** Who answers programs. */
export interface ProgramAnswers {
  /** Handles requests below `/rest/v1`. */
  readonly answerData: (request: DataRequest) => Promise<Response>;
  /** Handles requests below `/realtime/v1/api`; the network is null for exempt requests. */
  readonly answerMessages: (request: Request, network: string | null) => Promise<Response>;
}

export interface AppParts extends SiteParts, Partial<ProgramAnswers> {
  /** Handles social pictures, which need the database. */
  readonly socialPictures?: MiddlewareHandler<ContextEnvironment>;
  /** Left out in development, where no policy could name the scripts. */
  readonly securityHeadersFor?: SecurityHeadersFor;
}

/** The Hono application as a listener. */
export function createAppListener(parts: AppParts): ContextListener {
  const app = createApp(parts);
  return (request, response, requestContext) =>
    getRequestListener((asked) => app.fetch(asked, { requestContext }))(request, response);
}

/** The application for requests that neither a file nor the cache answers. */
export function createApp({
  answerPage,
  answerData,
  answerMessages,
  socialPictures,
  securityHeadersFor,
  log,
}: AppParts): Hono<ContextEnvironment> {
  const app = new Hono<ContextEnvironment>();
  const compressed = compress();
  const renderPage = createPageRenderer({ answerPage, log });
  const waitForTurn = createRenderPacer();
  // Registered before the middleware of pages, whose headers are meaningless here: adding a header turns Hono's light
  // response into a full one, which costs a tenth of the time of a small read.
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
  if (answerMessages) {
    app.all("/realtime/v1/api/*", async ({ req, env }) => {
      if (req.method === "OPTIONS") return answerPreflight(req.raw.headers);
      const { address, standing } = env.requestContext.visitor();
      const answer = await answerMessages(req.raw, standing === "counted" ? networkOf(address) : null);
      for (const [name, value] of Object.entries(corsHeaders)) answer.headers.set(name, value);
      return answer;
    });
  }
  for (const service of servicesNotOffered)
    app.all(`${service.path}/*`, ({ req }) => answerNotOffered(service, req.raw));
  if (securityHeadersFor) app.use(setSecurityHeaders(securityHeadersFor));
  app.use(compressed);
  for (const language of Object.values(languagePaths))
    if (socialPictures) app.get(`${language}/pictures/v1/social/:file`, socialPictures);
  // Existing pictures were handled before.
  app.get("/pictures/*", (context) => context.text(context.env.requestContext.texts.refusals.noPicture, 404));
  app.use(async ({ req, env }, next) => (isEncoded(req) ? formEncoded(env.requestContext) : next()));
  app.use(limitBody(maxFormBytes, formTooLong));
  app.all("*", async ({ req, env }) => {
    const { method, address } = env.requestContext;
    // Hundreds may come at once, and the connections of others would wait behind them.
    if (method === "POST" && address.post === "sign-in") await waitForTurn();
    return renderPage(req.raw, env.requestContext);
  });
  app.onError((error, { req, env }) => failureResponse(log, error, req.raw, env.requestContext));
  return app;
}

/** No browser compresses forms, and reading a compressed one as plain would give garbage. */
function isEncoded(request: HonoRequest): boolean {
  const encoding = request.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  return request.method !== "GET" && request.method !== "HEAD" && encoding !== "identity";
}

interface SiteParts {
  /** Handles pages, their data and resource routes. */
  readonly answerPage: (request: Request, visitor: Visitor, context: RequestContext) => Promise<Response>;
  readonly log: Log;
}

/**
 * @returns a function that renders a page and never fails: on an error the visitor gets a message and the log a line.
 * It takes the request as the site shall see it, and the context of the original request.
 */
function createPageRenderer({ answerPage, log }: SiteParts) {
  return async (request: Request, context: RequestContext): Promise<Response> => {
    try {
      return await answerPage(
        request,
        { address: context.visitor().address, requestId: context.id },
        context,
      );
    } catch (error) {
      return failureResponse(log, error, request, context);
    }
  };
}

function failureResponse(
  log: Log,
  error: unknown,
  { method, url }: Request,
  { request, id, texts }: RequestContext,
): Response {
  // A visitor who disconnects while sending a form is not our failure, and must not be able to fill the log.
  const write = request.complete ? log.error : log.debug;
  const message = error instanceof Error ? error.message : String(error);
  write(`${method} ${new URL(url).pathname} failed: ${message} (request ${id})`);
  return new Response(texts.refusals.failed, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=UTF-8" },
  });
}
