/** Tells whoever asked by which name the log knows the request, so that a complaint can be looked up. */
import type { ServerResponse } from "node:http";
import type { RequestContext } from "../request-context/index.ts";

/** To be called for what is made for one request; a kept page belongs to nobody. */
export function nameAnswer(
  response: ServerResponse,
  { address: { kind }, id, isNamedByProxy }: Pick<RequestContext, "address" | "id" | "isNamedByProxy">,
): void {
  // What any cache between us may keep belongs to nobody either.
  if (kind === "file" || kind === "picture") return;
  // A header more costs a tenth of a small reading, so that only who has named a request hears its name again.
  if (kind === "data" && !isNamedByProxy) return;
  response.setHeader("X-Request-Id", id);
}
