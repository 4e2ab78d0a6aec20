/** Tells whoever asked by which name the log knows the request, so that a complaint can be looked up. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { nameByProxy, type RequestIdOf } from "./request-id.ts";

/** Below it a header more costs a tenth of a small reading, so that only who has named a request hears its name again. */
const dataService = "/rest/v1/";

/** What any cache between us may keep belongs to nobody either. */
const files = /^\/(?:assets|pictures)\//;

/** To be called for what is made for one request; a kept page belongs to nobody. */
export function nameAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  requestIdOf: RequestIdOf,
  trustedProxies: BlockList,
): void {
  const { url = "/" } = request;
  if (files.test(url) || (url.startsWith(dataService) && !nameByProxy(request, trustedProxies))) return;
  response.setHeader("X-Request-Id", requestIdOf(request));
}
