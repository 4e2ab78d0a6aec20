/**
 * Pages of any origin are allowed: only the key matters, and cookies are never sent (no
 * `Access-Control-Allow-Credentials`), so that a foreign page has only its own key.
 */

import type { HeaderReader } from "../http.ts";

/** The response headers that a page may read, in addition to the safe ones. */
const exposed = [
  "Content-Encoding",
  "Content-Location",
  "Content-Profile",
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

/** Sent with every response, also refusals: without them, a page would only see "network error". */
export const corsHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposed,
};

/** How long a browser may cache the response to a preflight, in seconds. */
const maxAgeSeconds = 86_400;

/** The headers of Supabase clients, for a preflight that names none. */
const defaultHeaders =
  "apikey, authorization, accept, accept-profile, content-profile, content-type, prefer, range, range-unit, x-client-info";

/** @returns the response to any OPTIONS request, which browsers send as a preflight */
export function answerPreflight(headers: HeaderReader): Response {
  return new Response(null, {
    status: 200,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS",
      // "*" would not include Authorization (Fetch standard), so the requested names are repeated.
      "Access-Control-Allow-Headers": headers.get("Access-Control-Request-Headers") ?? defaultHeaders,
      "Access-Control-Max-Age": String(maxAgeSeconds),
      Vary: "Access-Control-Request-Headers",
    },
  });
}
