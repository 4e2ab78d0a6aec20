/** Admits or refuses requests that cost work. */
import type { ServerResponse } from "node:http";
import type { RequestContext } from "../request-context/index.ts";
import { maxAddressLength, maxInFlight, maxInFlightPerNetwork } from "./limits.ts";
import { createRateLimit, type RateLimitOptions } from "./rate-limit.ts";
import { addressTooLong, tooManyRequests, tooMuchToDo } from "./refusal.ts";

export interface Admission {
  /**
   * Counts a request, and keeps it counted as in flight until its response has been sent.
   * @returns null when the request is admitted, else the response to send
   */
  refuse(response: ServerResponse, context: RequestContext): Response | null;
  /** Requests in flight. */
  inFlight(): number;
}

export function createAdmission(options: RateLimitOptions): Admission {
  const rateLimit = createRateLimit(options);
  const inFlightPerNetwork = new Map<string, number>();
  let inFlight = 0;

  function begin(network: string | null): void {
    inFlight += 1;
    if (network !== null) inFlightPerNetwork.set(network, (inFlightPerNetwork.get(network) ?? 0) + 1);
  }

  function end(network: string | null): void {
    inFlight -= 1;
    if (network === null) return;
    const left = (inFlightPerNetwork.get(network) ?? 1) - 1;
    if (left > 0) inFlightPerNetwork.set(network, left);
    else inFlightPerNetwork.delete(network);
  }

  return {
    refuse(response, context) {
      if (context.target.length > maxAddressLength) return addressTooLong(context);
      const exceeded = rateLimit.exceededBy(context);
      if (exceeded) return tooManyRequests(context, exceeded);
      // Refused immediately: in a queue that only grows, clients give up before their response comes.
      if (inFlight >= maxInFlight) return tooMuchToDo(context);
      const network = rateLimit.networkFor(context);
      if (network !== null && (inFlightPerNetwork.get(network) ?? 0) >= maxInFlightPerNetwork)
        return tooManyRequests(context, { wait: 1, isOwn: true });
      begin(network);
      response.once("close", () => end(network));
      return null;
    },
    inFlight: () => inFlight,
  };
}
