/** Sends the request id to the client, so that a complaint can be found in the log. */
import type { ServerResponse } from "node:http";
import type { RequestContext } from "../request-context/index.ts";

/** To be called for responses made for one request; cached pages belong to no request. */
export function setRequestIdHeader(
  response: ServerResponse,
  { address: { kind }, id, isIdFromProxy }: Pick<RequestContext, "address" | "id" | "isIdFromProxy">,
): void {
  // Responses that shared caches may store belong to no request either.
  if (kind === "file" || kind === "picture") return;
  // Another header costs a tenth of the time of a small read, so the data service sends the id back only to a proxy
  // that set it.
  if (kind === "data" && !isIdFromProxy) return;
  response.setHeader("X-Request-Id", id);
}
