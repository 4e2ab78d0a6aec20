/**
 * Pages of any origin may ask: a key decides what they get, and cookies are never sent along (no
 * `Access-Control-Allow-Credentials`), so that a foreign page has no more than its own key.
 */

import type { HeaderReader } from "../http.ts";

/** What a page may read of an answer, besides what the browser always shows. */
const exposed = [
  "Content-Encoding",
  "Content-Location",
  "Content-Range",
  "Content-Type",
  "Date",
  "Location",
  "Preference-Applied",
  "Range-Unit",
  "Retry-After",
  "Server",
  "Transfer-Encoding",
].join(", ");

/** Of every answer, refusals too: without them a page would learn nothing but "network error". */
export const corsHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposed,
};

/** How long a browser may remember the answer, in seconds. */
const rememberedForSeconds = 86_400;

/** What Supabase clients send, for a preflight that does not say. */
const usualHeaders =
  "apikey, authorization, accept, accept-profile, content-profile, content-type, prefer, range, range-unit, x-client-info";

/** @returns the answer to any OPTIONS: a browser's question before it sends what it wants to send */
export function answerPreflight(headers: HeaderReader): Response {
  return new Response(null, {
    status: 200,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS",
      // "*" would leave out Authorization (Fetch standard), so that the question is repeated.
      "Access-Control-Allow-Headers": headers.get("Access-Control-Request-Headers") ?? usualHeaders,
      "Access-Control-Max-Age": String(rememberedForSeconds),
      Vary: "Access-Control-Request-Headers",
    },
  });
}
