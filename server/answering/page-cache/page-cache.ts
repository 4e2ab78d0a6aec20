/**
 * Finished pages of visitors, kept in memory and answered before anything else is asked. A page from before a change is
 * not shown after it, unless a new one cannot be had: a reader without the newest page is better off than without any.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, sendRepresentation } from "../representations/index.ts";
import type { RequestContext } from "../request-context/index.ts";
import type { Guard } from "../security-headers/index.ts";
import { type FinishedPage, finishPage, makeForm, sizeOf } from "./finished-page.ts";
import type { Freshness } from "./freshness.ts";
import { followsChange, type KeptAddress, keptAddressOf } from "./kept-address.ts";
import { sendAnswer, sendPage } from "./send-page.ts";

/** Views are counted without outdating anything, so a page shows counts of this age, in milliseconds, and a bit more. */
const refreshAfter = 60_000;

/** After a failure the old page is shown for so long, in milliseconds, before another try. */
const tryAgainAfter = 1_000;

/** So long, in milliseconds, a reader waits for the new page where there is an old one: a database can also be slow. */
const patience = 2_000;

/** No page takes more than this share of the memory: one sitemap must not drive out a thousand songs. */
const largestShare = 1 / 8;

interface Kept {
  readonly page: FinishedPage;
  /** Of the catalogue, when the page was begun. */
  readonly freshness: number;
  /** Both in milliseconds, as `now` tells. */
  readonly madeAt: number;
  failedAt?: number;
}

export interface PageCacheFigures {
  /** Answers from memory, stale ones included. */
  readonly hits: number;
  /** Answers that were from before a change, or older than they should be. */
  readonly stale: number;
  /** Requests that waited for a page to be made. */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

export interface PageCache {
  /**
   * Answers what is kept, finished and fresh under the address as it was sent, which needs no closer look: nothing is kept
   * under an address that is not plain, or that a page does not know.
   * @returns whether the request is answered; if not, nothing has been done
   */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** @returns whether the request is answered, or will be; if not, nothing has been done */
  answer(request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean;
  figures(): PageCacheFigures;
}

interface PageCacheOptions {
  /**
   * Makes a page; failures are pages of theirs.
   * @param path with its query
   * @param context of the request for which it is made
   */
  readonly render: (path: string, context: RequestContext) => Promise<Response>;
  /** Asked before a page is made for somebody; what it returns is answered instead. */
  readonly refuse?: (response: ServerResponse, context: RequestContext) => Response | null;
  /** Tells headers that an answer has to carry besides its own. */
  readonly guard?: Guard;
  readonly freshness: Pick<Freshness, "current">;
  /** Of all pages together, with their headers; 0 keeps none. */
  readonly maxBytes: number;
  /** Milliseconds of a clock that is never put back. */
  readonly now?: () => number;
}

export function createPageCache({
  render,
  refuse = () => null,
  guard = async () => ({}),
  freshness,
  maxBytes,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const kept = new LRUCache<string, Kept>({
    // Which refuses 0 for a limit; no page is as small as a byte.
    maxSize: maxBytes || 1,
    maxEntrySize: maxBytes * largestShare || 1,
  });
  const making = new Map<string, Promise<FinishedPage>>();
  const count = { hits: 0, stale: 0, misses: 0 };

  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/", headers } = request;
    if (method !== "GET" || headers[followsChange] !== undefined) return false;
    const found = kept.get(url);
    if (!found || !mayBeShown(found) || needsRefreshing(found)) return false;
    const form = found.page.forms.get(chooseEncoding(headers["accept-encoding"]));
    if (!form) return false;
    count.hits += 1;
    sendRepresentation(request, response, form);
    return true;
  }

  function answer(request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean {
    const address = keptAddressOf(context);
    if (!address) return false;
    const found = kept.get(address.key);
    // Who asks for the head alone is no reader, and searches nothing: the whole page is not made for that.
    if (!found && request.method === "HEAD") return false;
    if (found && mayBeShown(found)) {
      count.hits += 1;
      if (needsRefreshing(found)) {
        count.stale += 1;
        makeOnce(address, context).catch(() => undefined);
      }
      send(request, response, address.key, found.page).catch(() => response.destroy());
    } else {
      const refusal = refuse(response, context);
      if (refusal) {
        guard(refusal, context.address)
          .then((besides) => sendAnswer(request, response, refusal, besides))
          .catch(() => response.destroy());
        return true;
      }
      count.misses += 1;
      answerNew(response, context, address, found).catch(() => response.destroy());
    }
    return true;
  }

  function mayBeShown({ freshness: begun, failedAt }: Kept): boolean {
    return begun === freshness.current() || (failedAt !== undefined && now() - failedAt < tryAgainAfter);
  }

  function needsRefreshing({ madeAt, failedAt }: Kept): boolean {
    return now() - madeAt > refreshAfter && (failedAt === undefined || now() - failedAt > tryAgainAfter);
  }

  async function answerNew(
    response: ServerResponse,
    context: RequestContext,
    address: KeptAddress,
    old: Kept | undefined,
  ): Promise<void> {
    const { request, target } = context;
    const made = makeOnce(address, context);
    const page = await (old ? Promise.race([made, after(patience, old.page)]) : made);
    if (old && page.status >= 500) {
      count.stale += 1;
      return send(request, response, address.key, old.page);
    }
    // Who is led elsewhere takes the whole query along.
    const isToBeAskedAgain = page.status !== 200 && address.isShortened;
    const shown = isToBeAskedAgain ? await finish(target, context) : page;
    return send(request, response, address.key, shown);
  }

  /** One rendering, however many ask meanwhile; but never one that was begun before a change. */
  function makeOnce(address: KeptAddress, context: RequestContext): Promise<FinishedPage> {
    const begun = freshness.current();
    const name = `${begun} ${address.key}`;
    const running = making.get(name);
    if (running) return running;
    const made = make(address, context, begun).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  async function make(
    { key, path }: KeptAddress,
    context: RequestContext,
    begun: number,
  ): Promise<FinishedPage> {
    const page = await finish(path, context);
    const old = kept.peek(key);
    if (page.status >= 500) {
      if (old) old.failedAt = now();
    } else if (!old || old.freshness <= begun) {
      if (page.mayBeKept) kept.set(key, { page, freshness: begun, madeAt: now() }, { size: sizeOf(page) });
      else kept.delete(key);
    }
    return page;
  }

  async function finish(path: string, context: RequestContext): Promise<FinishedPage> {
    const answer = await render(path, context);
    return finishPage(answer, await guard(answer, context.address));
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    page: FinishedPage,
  ): Promise<void> {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const made = page.forms.get(encoding);
    sendPage(request, response, page, encoding, made ?? (await makeForm(page, encoding)));
    const found = !made && kept.peek(key);
    // The size of a value that is set again counts only if it is another value.
    if (found && found.page === page) kept.set(key, { ...found }, { size: sizeOf(page) });
  }

  return {
    answerKept,
    answer,
    figures: () => ({ ...count, entries: kept.size, bytes: kept.calculatedSize }),
  };
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((settle) => setTimeout(settle, milliseconds, value).unref());
}
