/** Asks the site for a page. Where it fails, the visitor gets words and the log one line. */
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import type { Visitor } from "../site/door.ts";
import type { Log } from "./log/index.ts";
import { createRequestIds } from "./request-log/index.ts";
import { visitorAddress } from "./visitor-address/index.ts";

export interface SiteParts {
  /** Answers what is a page, its data or a resource route. */
  readonly answerPage: (request: Request, visitor: Visitor) => Promise<Response>;
  /** Proxies whose word about the visitor's address counts. */
  readonly trustedProxies: BlockList;
  readonly log: Log;
}

/**
 * @param request as the site is to see it
 * @param incoming as it came in; left out where nothing did
 * @returns an answer in any case
 */
export type AskSite = (request: Request, incoming?: IncomingMessage) => Promise<Response>;

export function siteToAsk({ answerPage, trustedProxies, log }: SiteParts): AskSite {
  const requestIdOf = createRequestIds(trustedProxies);
  const failed = answerFailures(log, trustedProxies);
  return async (request, incoming) => {
    try {
      const forwarded = incoming?.headers["x-forwarded-for"];
      return await answerPage(request, {
        address: visitorAddress(
          incoming?.socket.remoteAddress,
          forwarded && String(forwarded),
          trustedProxies,
        ),
        requestId: incoming ? requestIdOf(incoming) : null,
      });
    } catch (error) {
      return failed(error, request, incoming);
    }
  };
}

export type AnswerFailure = (error: unknown, request: Request, incoming?: IncomingMessage) => Response;

export function answerFailures(log: Log, trustedProxies: BlockList): AnswerFailure {
  const requestIdOf = createRequestIds(trustedProxies);
  return (error, { method, url }, incoming) => {
    // Whoever leaves in the middle of a form is no fault of ours, and must not be able to fill the log.
    const write = incoming && !incoming.complete ? log.debug : log.error;
    const id = incoming ? ` (request ${requestIdOf(incoming)})` : "";
    const message = error instanceof Error ? error.message : String(error);
    write(`${method} ${new URL(url).pathname} failed: ${message}${id}`);
    return new Response("Something went wrong on our side. Please try again in a moment.", {
      status: 500,
      headers: { "Content-Type": "text/plain; charset=UTF-8" },
    });
  };
}
