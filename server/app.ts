/** What happens to a request, from top to bottom. Makes the application and has no side effects of its own. */
import type { IncomingMessage, RequestListener } from "node:http";
import type { BlockList } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { DataRequest } from "#data-service";
import type { Visitor } from "../site/door.ts";
import { dataRequestOf } from "./data-api/index.ts";
import { generatedPictures } from "./generated-pictures/index.ts";
import type { Log } from "./log/index.ts";
import { createPageCache, type Freshness, sendAnswer } from "./page-cache/index.ts";
import { createAdmission, formTooLong, longestForm } from "./rate-limit/index.ts";
import { plainTarget } from "./request-target/index.ts";
import { completeAnswers, securityHeaders } from "./security-headers/index.ts";
import { staticAddresses, staticFiles } from "./static-files/index.ts";
import { trustProxies, visitorAddress } from "./visitor-address/index.ts";

/** Its address changes with its content. */
const scriptHeaders = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
};

export interface ListenerParts extends AppParts {
  /** Tells kept pages from outdated ones; without it none are kept. */
  readonly freshness?: Freshness;
  /** How much the kept pages may take; 0 keeps none. */
  readonly pageCacheBytes: number;
}

/**
 * @returns what answers each request: a kept page before anything else is made of it, then what nobody asks too often,
 *   through Hono
 */
export function createListener({ freshness, pageCacheBytes, ...parts }: ListenerParts): RequestListener {
  const app = createApp(parts);
  const { trustedProxies = trustProxies(), log, hasCodes, isHttps = false } = parts;
  const admission = createAdmission({ trustedProxies, log });
  const complete = hasCodes ? completeAnswers({ isHttps, hasCodes }) : async (answer: Response) => answer;
  const pages =
    freshness && pageCacheBytes > 0
      ? createPageCache({
          render: async (path, incoming) => app.fetch(visitorsRequest(path, incoming), { incoming }),
          refuse: admission.refuse,
          complete,
          freshness,
          maxBytes: pageCacheBytes,
        })
      : null;
  const answerOthers = getRequestListener(app.fetch);
  return (request, response) => {
    request.url = plainTarget(request.url ?? "/");
    if (pages?.answer(request, response)) return;
    const refusal = admission.refuse(request, response);
    if (refusal) complete(refusal).then((answer) => sendAnswer(request, response, answer));
    else answerOthers(request, response);
  };
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
  /** Folder of the built client files; none in development, where Vite serves them. */
  readonly clientFolder?: string;
  /** Answers what is a page, its data or a resource route. */
  readonly answerPage: (request: Request, visitor: Visitor) => Promise<Response>;
  /** Answers what is below `/rest/v1`. */
  readonly answerData?: (request: DataRequest) => Promise<Response>;
  /** A script of the site that is made in memory, with its address. */
  readonly madeScript?: { readonly address: string; readonly script: string } | null;
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
  clientFolder,
  answerPage,
  answerData,
  socialPictures,
  madeScript,
  hasCodes,
  trustedProxies = trustProxies(),
  isHttps = false,
  log,
}: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const compressed = compress();
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
  if (clientFolder) app.on("GET", staticAddresses, staticFiles(clientFolder));
  if (socialPictures) app.get("/pictures/v1/social/:file", socialPictures);
  app.get("/pictures/*", generatedPictures());
  if (madeScript)
    app.get(madeScript.address, (context) => context.body(madeScript.script, 200, scriptHeaders));
  app.use(bodyLimit({ maxSize: longestForm, onError: formTooLong }));
  app.all("*", ({ req, env }) => {
    const remote = env?.incoming?.socket.remoteAddress;
    return answerPage(req.raw, {
      address: visitorAddress(remote, req.header("X-Forwarded-For"), trustedProxies),
    });
  });
  app.onError((error, context) => {
    const { incoming } = context.env ?? {};
    // Whoever leaves in the middle of a form is no fault of ours, and must not be able to fill the log.
    const write = incoming && !incoming.complete ? log.debug : log.error;
    write(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return context.text("Something went wrong on our side. Please try again in a moment.", 500);
  });
  return app;
}
