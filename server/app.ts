/** What happens to a request, from top to bottom. Makes the application and has no side effects of its own. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { DataRequest } from "#data-service";
import type { Visitor } from "../site/door.ts";
import { dataRequestOf } from "./data-api/index.ts";
import type { Log } from "./log/index.ts";
import {
  createPageCache,
  type Freshness,
  type PageCacheFigures,
  sendAnswer,
  takeTurns,
} from "./page-cache/index.ts";
import { createAdmission, formTooLong, longestForm } from "./rate-limit/index.ts";
import { createRequestIds, nameAnswer } from "./request-log/index.ts";
import { plainTarget } from "./request-target/index.ts";
import { completeAnswers, securityHeaders } from "./security-headers/index.ts";
import { trustProxies, visitorAddress } from "./visitor-address/index.ts";

/** Answers a request on `node:http`, or returns false where that is for others to do. */
type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ListenerParts extends AppParts {
  /** Files and pictures, asked in this order. */
  readonly answerers: readonly Answerer[];
  /** Tells kept pages from outdated ones. */
  readonly freshness: Freshness;
  /** How much the kept pages may take; 0 keeps none. */
  readonly pageCacheBytes: number;
}

/** Answers requests, and tells how the pages are kept that it keeps. */
export type SiteListener = RequestListener & { readonly pageCache?: () => PageCacheFigures };

/**
 * @returns what answers each request: files and kept pages before anything else is made of it, then, through Hono, what
 *   nobody asks too often
 */
export function createListener({
  answerers,
  freshness,
  pageCacheBytes,
  ...parts
}: ListenerParts): SiteListener {
  const app = createApp(parts);
  const { trustedProxies = trustProxies(), log, hasCodes, isHttps = false } = parts;
  const admission = createAdmission({ trustedProxies, log });
  const requestIdOf = createRequestIds(trustedProxies);
  const refuse: typeof admission.refuse = (request, response) => {
    nameAnswer(request, response, requestIdOf, trustedProxies);
    return admission.refuse(request, response);
  };
  const complete = hasCodes ? completeAnswers({ isHttps, hasCodes }) : async (answer: Response) => answer;
  const turn = takeTurns();
  const pages = createPageCache({
    render: async (path, incoming) => {
      await turn();
      return app.fetch(visitorsRequest(path, incoming), { incoming });
    },
    refuse,
    complete,
    freshness,
    maxBytes: pageCacheBytes,
  });
  const free = [...answerers, pages.answer];
  const answerOthers = getRequestListener(app.fetch);
  const listener: RequestListener = (request, response) => {
    if (pages.answerKept(request, response)) return;
    request.url = plainTarget(request.url ?? "/");
    for (const answer of free) if (answer(request, response)) return;
    const refusal = refuse(request, response);
    if (refusal) complete(refusal).then((answer) => sendAnswer(request, response, answer));
    else answerOthers(request, response);
  };
  return Object.assign(listener, { pageCache: pages.figures });
}

/** What may decide about a page; the site's own address stands for the host, which anybody can invent. */
const headersOfVisitors = [
  "cookie",
  "purpose",
  "sec-purpose",
  "user-agent",
  "x-follows-change",
  "x-forwarded-for",
];

function visitorsRequest(path: string, { headers }: IncomingMessage): Request {
  const passed = headersOfVisitors.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  return new Request(`http://localhost${path}`, { headers: passed });
}

export interface AppParts {
  /** Answers what is a page, its data or a resource route. */
  readonly answerPage: (request: Request, visitor: Visitor) => Promise<Response>;
  /** Answers what is below `/rest/v1`. */
  readonly answerData?: (request: DataRequest) => Promise<Response>;
  /** Proxies whose word about the visitor's address counts. */
  readonly trustedProxies?: BlockList;
  /** Answers the addresses of social pictures, which need the database. */
  readonly socialPictures?: MiddlewareHandler;
  /** Whether the administrator has set codes of others; left out in development, whose scripts no policy could name. */
  readonly hasCodes?: () => boolean;
  /** Whether visitors reach the site over https. */
  readonly isHttps?: boolean;
  readonly log: Log;
}

export function createApp({
  answerPage,
  answerData,
  socialPictures,
  hasCodes,
  trustedProxies = trustProxies(),
  isHttps = false,
  log,
}: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const compressed = compress();
  const requestIdOf = createRequestIds(trustedProxies);
  // Before what pages get: no header of theirs means anything here, and one that is added afterwards makes the answer of
  // a light object a heavy one, which costs a tenth of the time of a small reading.
  if (answerData) {
    app.all("/rest/v1/*", async (context) => {
      const answer = () => answerData(dataRequestOf(context.env.incoming));
      if (!context.env.incoming.headers["accept-encoding"]) return answer();
      await compressed(context, async () => {
        context.res = await answer();
      });
      return context.res;
    });
  }
  if (hasCodes) app.use(...securityHeaders({ isHttps, hasCodes }));
  app.use(compressed);
  if (socialPictures) app.get("/pictures/v1/social/:file", socialPictures);
  // Those that can exist have been answered before.
  app.get("/pictures/*", (context) => context.text("No such picture.", 404));
  app.use(bodyLimit({ maxSize: longestForm, onError: formTooLong }));
  app.all("*", ({ req, env }) => {
    const remote = env?.incoming?.socket.remoteAddress;
    return answerPage(req.raw, {
      address: visitorAddress(remote, req.header("X-Forwarded-For"), trustedProxies),
      requestId: env?.incoming ? requestIdOf(env.incoming) : null,
    });
  });
  app.onError((error, context) => {
    const { incoming } = context.env ?? {};
    // Whoever leaves in the middle of a form is no fault of ours, and must not be able to fill the log.
    const write = incoming && !incoming.complete ? log.debug : log.error;
    const id = incoming ? ` (request ${requestIdOf(incoming)})` : "";
    write(`${context.req.method} ${context.req.path} failed: ${error.message}${id}`);
    return context.text("Something went wrong on our side. Please try again in a moment.", 500);
  });
  return app;
}
