/** Who may go on to what costs work, and who hears at once that it is too much. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { longestAddress, mostUnderWay } from "./limits.ts";
import { createRateLimit, type RateLimitOptions } from "./rate-limit.ts";
import { addressTooLong, tooManyRequests, tooMuchToDo } from "./refusal.ts";

export interface Admission {
  /**
   * Counts a request, and that it is being answered until its answer has been sent.
   * @returns null when it may go on, else what to answer
   */
  refuse(request: IncomingMessage, response: ServerResponse): Response | null;
  /** Requests being answered at this moment. */
  underWay(): number;
}

export function createAdmission(options: RateLimitOptions): Admission {
  const rateLimit = createRateLimit(options);
  let underWay = 0;
  return {
    refuse(request, response) {
      const { url = "/" } = request;
      if (url.length > longestAddress) return addressTooLong(url);
      const wait = rateLimit.waitFor(request);
      if (wait !== null) return tooManyRequests(url, wait);
      // Sent away at once: who waits in a queue that only grows gives up before the answer comes.
      if (underWay >= mostUnderWay) return tooMuchToDo(url);
      underWay += 1;
      response.once("close", () => {
        underWay -= 1;
      });
      return null;
    },
    underWay: () => underWay,
  };
}
