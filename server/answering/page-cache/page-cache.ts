/**
 * A cache of visitors' pages in memory, checked before anything else. A page from before a change is not served after
 * it, unless no new one can be rendered: an old page is better than none.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, sendRepresentation } from "../representations/index.ts";
import type { RequestContext } from "../request-context/index.ts";
import type { SecurityHeadersFor } from "../security-headers/index.ts";
import { type CacheableAddress, cacheableAddressOf, followsChange } from "./cacheable-address.ts";
import { encodePage, type FinishedPage, finishPage, sizeOf } from "./finished-page.ts";
import type { Freshness } from "./freshness.ts";
import { sendAnswer, sendPage } from "./send-page.ts";

/** View counts do not invalidate pages, so cached pages are refreshed at this age. */
const refreshAfterMs = 60_000;

/** After a failed render the old page is served for this long before another attempt. */
const retryAfterMs = 1_000;

/** How long a reader waits for the new page when there is an old one: the database can also be slow. */
const maxWaitMs = 2_000;

/** The largest share of the memory for one page, so that one sitemap cannot evict a thousand songs. */
const maxShare = 1 / 8;

interface CacheEntry {
  readonly page: FinishedPage;
  /** The catalogue's freshness when rendering started. */
  readonly freshness: number;
  /** Both in milliseconds of `now`. */
  readonly madeAt: number;
  failedAt?: number;
}

export interface PageCacheStats {
  /** Responses from memory, including stale ones. */
  readonly hits: number;
  /** Responses that were from before a change, or too old. */
  readonly stale: number;
  /** Requests that waited for a render. */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

interface PageCache {
  /**
   * Serves a fresh cached page for the address exactly as sent. No normalization is needed: pages are only cached
   * under normal addresses and known parameters.
   * @returns whether the request is answered; if not, nothing has been done
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** @returns whether the request is handled; if not, nothing was sent */
  answer(request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean;
  stats(): PageCacheStats;
}

interface PageCacheOptions {
  /**
   * Renders a page; failures are rendered as pages too.
   * @param path with its query
   * @param context of the request for which it is rendered
   */
  readonly render: (path: string, context: RequestContext) => Promise<Response>;
  /** Called before a render; a response that it returns is sent instead. */
  readonly refuse?: (response: ServerResponse, context: RequestContext) => Response | null;
  /** Returns headers to add to a response. */
  readonly securityHeadersFor?: SecurityHeadersFor;
  readonly freshness: Pick<Freshness, "current">;
  /** For all pages together, with headers; 0 turns the cache off. */
  readonly maxBytes: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export function createPageCache({
  render,
  refuse = () => null,
  securityHeadersFor = async () => ({}),
  freshness,
  maxBytes,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const cache = new LRUCache<string, CacheEntry>({
    // LRUCache refuses 0 as a limit; no page is as small as one byte.
    maxSize: maxBytes || 1,
    maxEntrySize: maxBytes * maxShare || 1,
  });
  const pending = new Map<string, Promise<FinishedPage>>();
  const count = { hits: 0, stale: 0, misses: 0 };

  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/", headers } = request;
    if (method !== "GET" || headers[followsChange] !== undefined) return false;
    const found = cache.get(url);
    if (!found || !mayBeServed(found) || needsRefreshing(found)) return false;
    const encoded = found.page.encodings.get(chooseEncoding(headers["accept-encoding"]));
    if (!encoded) return false;
    count.hits += 1;
    sendRepresentation(request, response, encoded);
    return true;
  }

  function answer(request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean {
    const address = cacheableAddressOf(context);
    if (!address) return false;
    const found = cache.get(address.key);
    // A HEAD request comes from no reader and counts no search, so no page is rendered for it.
    if (!found && request.method === "HEAD") return false;
    if (found && mayBeServed(found)) {
      count.hits += 1;
      if (needsRefreshing(found)) {
        count.stale += 1;
        makeOnce(address, context).catch(() => undefined);
      }
      send(request, response, address.key, found.page).catch(() => response.destroy());
    } else {
      const refusal = refuse(response, context);
      if (refusal) {
        securityHeadersFor(refusal, context.address)
          .then((extraHeaders) => sendAnswer(request, response, refusal, extraHeaders))
          .catch(() => response.destroy());
        return true;
      }
      count.misses += 1;
      answerWithNewPage(response, context, address, found).catch(() => response.destroy());
    }
    return true;
  }

  function mayBeServed({ freshness: begun, failedAt }: CacheEntry): boolean {
    return begun === freshness.current() || (failedAt !== undefined && now() - failedAt < retryAfterMs);
  }

  function needsRefreshing({ madeAt, failedAt }: CacheEntry): boolean {
    return now() - madeAt > refreshAfterMs && (failedAt === undefined || now() - failedAt > retryAfterMs);
  }

  async function answerWithNewPage(
    response: ServerResponse,
    context: RequestContext,
    address: CacheableAddress,
    old: CacheEntry | undefined,
  ): Promise<void> {
    const { request, target } = context;
    const made = makeOnce(address, context);
    const page = await (old ? Promise.race([made, after(maxWaitMs, old.page)]) : made);
    if (old && page.status >= 500) {
      count.stale += 1;
      return send(request, response, address.key, old.page);
    }
    // A redirect must keep the whole query.
    const needsFullQuery = page.status !== 200 && address.isShortened;
    const shown = needsFullQuery ? await finish(target, context) : page;
    return send(request, response, address.key, shown);
  }

  /** Renders once for concurrent requests, but never reuses a render that started before a change. */
  function makeOnce(address: CacheableAddress, context: RequestContext): Promise<FinishedPage> {
    const begun = freshness.current();
    const name = `${begun} ${address.key}`;
    const running = pending.get(name);
    if (running) return running;
    const made = make(address, context, begun).finally(() => pending.delete(name));
    pending.set(name, made);
    return made;
  }

  async function make(
    { key, path }: CacheableAddress,
    context: RequestContext,
    begun: number,
  ): Promise<FinishedPage> {
    const page = await finish(path, context);
    const old = cache.peek(key);
    if (page.status >= 500) {
      if (old) old.failedAt = now();
    } else if (!old || old.freshness <= begun) {
      if (page.isCacheable) cache.set(key, { page, freshness: begun, madeAt: now() }, { size: sizeOf(page) });
      else cache.delete(key);
    }
    return page;
  }

  async function finish(path: string, context: RequestContext): Promise<FinishedPage> {
    const answer = await render(path, context);
    return finishPage(answer, await securityHeadersFor(answer, context.address));
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    page: FinishedPage,
  ): Promise<void> {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const made = page.encodings.get(encoding);
    sendPage(request, response, page, encoding, made ?? (await encodePage(page, encoding)));
    const found = !made && cache.peek(key);
    // LRUCache updates the size only when another value is set.
    if (found && found.page === page) cache.set(key, { ...found }, { size: sizeOf(page) });
  }

  return {
    answerFromCache,
    answer,
    stats: () => ({ ...count, entries: cache.size, bytes: cache.calculatedSize }),
  };
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((settle) => setTimeout(settle, milliseconds, value).unref());
}
