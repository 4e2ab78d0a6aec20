/** The first stage: parses an HTTP request or refuses it, without the database. */

import type { HeaderReader } from "../http.ts";
import { maxAddressLength } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { Action, ApiRequest } from "./api-request.ts";
import { readBody } from "./body.ts";
import { readPairs } from "./pairs.ts";
import { readParameters } from "./parameters.ts";
import { readPreferences } from "./preferences.ts";
import { rangesOf } from "./ranges.ts";
import { readResponseFormat } from "./response-format.ts";
import { readAction, readTarget } from "./target.ts";

/** The headers that matter for a read request; `Content-Type` and `Content-Profile` have no effect without a body. */
export const planHeaders = ["Accept", "Accept-Profile", "Prefer", "Range"] as const;

export interface HttpRequest {
  readonly method: string;
  /** The part after `/rest/v1`, percent-encoded. */
  readonly path: string;
  /** The part after the `?`, percent-encoded. */
  readonly query: string;
  readonly headers: HeaderReader;
  readonly body: Uint8Array | null;
}

/** @throws RequestRefused for invalid syntax or above a limit; no other errors */
export function readRequest({ method, path, query, headers, body }: HttpRequest): ApiRequest {
  if (path.length + query.length > maxAddressLength) throw refuse("addressTooLong");
  const target = readTarget(path);
  const action = readAction(method, target);
  const pairs = action === "describe" ? [] : readPairs(query, "address");
  const { bounds, ...parameters } = readParameters(pairs, action);
  // Like PostgREST, the header counts for GET only.
  const ranges = rangesOf(bounds, method === "GET" ? headers.get("Range") : null);
  if (action === "replace" && ranges.some(({ path }) => path.length === 0)) throw refuse("replaceWithRange");
  return {
    action,
    isHead: method === "HEAD",
    target,
    profile: headers.get(isReading(action) ? "Accept-Profile" : "Content-Profile"),
    ...parameters,
    ranges,
    body: readBody(action, {
      bytes: body,
      type: headers.get("Content-Type"),
      hasColumns: parameters.columns !== null,
    }),
    preferences: readPreferences(headers.get("Prefer"), action),
    format: readResponseFormat(headers.get("Accept"), action === "describe"),
  };
}

function isReading(action: Action): boolean {
  return action === "read" || action === "call-to-read" || action === "describe";
}
