/** Who answers a request: files and kept pages first, then what makes visitors' pages, and for all the rest the application. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AppParts, createAppListener } from "./app.ts";
import { siteToAsk } from "./ask-site.ts";
import {
  createPageCache,
  type Freshness,
  type PageCacheFigures,
  sendAnswer,
  takeTurns,
} from "./page-cache/index.ts";
import { createAdmission } from "./rate-limit/index.ts";
import type { ContextListener, RequestContext } from "./request-context/index.ts";
import { nameAnswer } from "./request-log/index.ts";

/** Answers a request on `node:http`, or returns false where that is for others to do. */
type Answerer = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => boolean;

export interface ListenerParts extends AppParts {
  /** Files and pictures, asked in this order. */
  readonly answerers: readonly Answerer[];
  /** Tells kept pages from outdated ones. */
  readonly freshness: Freshness;
  /** How much the kept pages may take; 0 keeps none. */
  readonly pageCacheBytes: number;
}

/** Answers requests, and tells how the pages are kept that it keeps. */
export type SiteListener = ContextListener & { readonly pageCache?: () => PageCacheFigures };

export function createListener({
  answerers,
  freshness,
  pageCacheBytes,
  ...parts
}: ListenerParts): SiteListener {
  const { log, guard = async () => ({}) } = parts;
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
