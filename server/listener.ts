/** Who answers a request: files and kept pages first, then what makes visitors' pages, and for all the rest the application. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type AppParts, createApp } from "./app.ts";
import { siteToAsk } from "./ask-site.ts";
import {
  createPageCache,
  type Freshness,
  type PageCacheFigures,
  sendAnswer,
  takeTurns,
} from "./page-cache/index.ts";
import { createAdmission } from "./rate-limit/index.ts";
import { createRequestIds, nameAnswer } from "./request-log/index.ts";
import { isMisread, plainTarget } from "./request-target/index.ts";
import { trustProxies } from "./visitor-address/index.ts";

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

export function createListener({
  answerers,
  freshness,
  pageCacheBytes,
  ...parts
}: ListenerParts): SiteListener {
  const { trustedProxies = trustProxies(), log, guard = async () => ({}) } = parts;
  const admission = createAdmission({ trustedProxies, log });
  const requestIdOf = createRequestIds(trustedProxies);
  const refuse: typeof admission.refuse = (request, response) => {
    nameAnswer(request, response, requestIdOf, trustedProxies);
    return admission.refuse(request, response);
  };
  const turn = takeTurns();
  const askSite = siteToAsk({ ...parts, trustedProxies });
  const pages = createPageCache({
    render: async (path, incoming) => {
      await turn();
      return askSite(visitorsRequest(path, incoming), incoming);
    },
    refuse,
    guard,
    freshness,
    maxBytes: pageCacheBytes,
  });
  const free = [...answerers, pages.answer];
  const answerOthers = getRequestListener(createApp({ ...parts, trustedProxies }).fetch);
  const listener: RequestListener = (request, response) => {
    if (pages.answerKept(request, response)) return;
    const target = request.url ?? "/";
    const plain = plainTarget(target);
    request.url = plain;
    const isElsewhere = isMisread(target);
    if (!isElsewhere) for (const answer of free) if (answer(request, response)) return;
    const told = refuse(request, response) ?? (isElsewhere ? leadTo(plain) : null);
    if (!told) return answerOthers(request, response);
    guard(told, plain)
      .then((besides) => sendAnswer(request, response, told, besides))
      .catch(() => response.destroy());
  };
  return Object.assign(listener, { pageCache: pages.figures });
}

/** @param path on this site, which one with two slashes at its beginning would leave */
function leadTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path.replace(/^\/+/, "/") } });
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
