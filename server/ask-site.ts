/** Asks the site for a page. Where it fails, the visitor gets words and the log one line. */
import type { Address } from "../site/addresses.ts";
import type { Visitor } from "../site/door.ts";
import type { Log } from "./log/index.ts";
import type { RequestContext } from "./request-context/index.ts";

export interface SiteParts {
  /** Answers what is a page, its data or a resource route. */
  readonly answerPage: (request: Request, visitor: Visitor, address: Address) => Promise<Response>;
  readonly log: Log;
}

/**
 * @param request as the site is to see it
 * @param context of the request as it came in
 * @returns an answer in any case
 */
export type AskSite = (request: Request, context: RequestContext) => Promise<Response>;

export function siteToAsk({ answerPage, log }: SiteParts): AskSite {
  const failed = answerFailures(log);
  return async (request, context) => {
    const { id: requestId, address } = context;
    try {
      return await answerPage(request, { address: context.visitor().address, requestId }, address);
    } catch (error) {
      return failed(error, request, context);
    }
  };
}

export type AnswerFailure = (error: unknown, request: Request, context: RequestContext) => Response;

export function answerFailures(log: Log): AnswerFailure {
  return (error, { method, url }, { request, id }) => {
    // Whoever leaves in the middle of a form is no fault of ours, and must not be able to fill the log.
    const write = request.complete ? log.error : log.debug;
    const message = error instanceof Error ? error.message : String(error);
    write(`${method} ${new URL(url).pathname} failed: ${message} (request ${id})`);
    return new Response("Something went wrong on our side. Please try again in a moment.", {
      status: 500,
      headers: { "Content-Type": "text/plain; charset=UTF-8" },
    });
  };
}
