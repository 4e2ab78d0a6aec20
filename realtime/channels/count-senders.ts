/** Limits what visitors of one network send, whatever it is. The secret key is not limited by network. */
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { createKeyedRateLimiter } from "../rate-limiter.ts";
import type { Role } from "./tables.ts";

export interface CountedSender {
  readonly role: Role;
  /** Counts together with others of this network; null for one that is not limited. */
  readonly network: string | null;
}

/** @returns a function that counts one message, and throws `MessageRefused` beyond the limit */
export function countSenders(
  limits: Pick<Limits, "sendsPerSecondOfNetwork">,
): (sender: CountedSender) => void {
  const isAllowed = createKeyedRateLimiter(limits.sendsPerSecondOfNetwork);
  return ({ role, network }) => {
    if (role === "service_role" || network === null || isAllowed(network)) return;
    throw refuse("tooManyBroadcasts", { who: "A network", most: limits.sendsPerSecondOfNetwork });
  };
}
