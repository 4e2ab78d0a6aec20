/** Who may go on to what costs work, and who hears at once that it is too much. */
import type { ServerResponse } from "node:http";
import type { RequestContext } from "../request-context/index.ts";
import { longestAddress, mostUnderWay, mostUnderWayForNetwork } from "./limits.ts";
import { createRateLimit, type RateLimitOptions } from "./rate-limit.ts";
import { addressTooLong, tooManyRequests, tooMuchToDo } from "./refusal.ts";

export interface Admission {
  /**
   * Counts a request, and that it is being answered until its answer has been sent.
   * @returns null when it may go on, else what to answer
   */
  refuse(response: ServerResponse, context: RequestContext): Response | null;
  /** Requests being answered at this moment. */
  underWay(): number;
}

export function createAdmission(options: RateLimitOptions): Admission {
  const rateLimit = createRateLimit(options);
  const underWayFor = new Map<string, number>();
  let underWay = 0;

  function begin(network: string | null): void {
    underWay += 1;
    if (network !== null) underWayFor.set(network, (underWayFor.get(network) ?? 0) + 1);
  }

  function end(network: string | null): void {
    underWay -= 1;
    if (network === null) return;
    const left = (underWayFor.get(network) ?? 1) - 1;
    if (left > 0) underWayFor.set(network, left);
    else underWayFor.delete(network);
  }

  return {
    refuse(response, context) {
      const { address, target } = context;
      if (target.length > longestAddress) return addressTooLong(address);
      const wait = rateLimit.waitFor(context);
      if (wait !== null) return tooManyRequests(address, wait);
      // Sent away at once: who waits in a queue that only grows gives up before the answer comes.
      if (underWay >= mostUnderWay) return tooMuchToDo(address);
      const network = rateLimit.networkFor(context);
      if (network !== null && (underWayFor.get(network) ?? 0) >= mostUnderWayForNetwork)
        return tooManyRequests(address, 1);
      begin(network);
      response.once("close", () => end(network));
      return null;
    },
    underWay: () => underWay,
  };
}
