/** The first stage: a request of HTTP becomes what its caller wants, or is refused. Asks no database. */
import { refuse } from "../errors.ts";
import type { HeaderReader } from "../http.ts";
import { longestAddress } from "../limits.ts";
import { readAnswerForm } from "./answer-form.ts";
import type { Action, ApiRequest } from "./api-request.ts";
import { readBody } from "./body.ts";
import { readPairs } from "./pairs.ts";
import { readParameters } from "./parameters.ts";
import { readPreferences } from "./preferences.ts";
import { rangesOf } from "./ranges.ts";
import { readAction, readTarget } from "./target.ts";

/** All headers that this stage reads; of a reading without a body, `Content-Type` and `Content-Profile` say nothing. */
export const headersRead = ["Accept", "Accept-Profile", "Prefer", "Range"] as const;

export interface HttpRequest {
  readonly method: string;
  /** Behind `/rest/v1`, still percent-encoded. */
  readonly path: string;
  /** Behind the `?`, still percent-encoded; a key of the service must have been taken out. */
  readonly query: string;
  readonly headers: HeaderReader;
  readonly body: Uint8Array | null;
}

/** @throws RequestRefused for all that cannot be read or is beyond a limit; nothing else */
export function readRequest({ method, path, query, headers, body }: HttpRequest): ApiRequest {
  if (path.length + query.length > longestAddress) throw refuse("addressTooLong");
  const target = readTarget(path);
  const action = readAction(method, target);
  const pairs = action === "describe" ? [] : readPairs(query, "address");
  const { bounds, ...parameters } = readParameters(pairs, action);
  // As PostgREST, which minds the header for GET alone.
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
    answerAs: readAnswerForm(headers.get("Accept"), action === "describe"),
  };
}

function isReading(action: Action): boolean {
  return action === "read" || action === "call-to-read" || action === "describe";
}
