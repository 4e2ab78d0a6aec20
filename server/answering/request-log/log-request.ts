/**
 * Logs one line per request in the form `name=value`: failed requests at `warn`, slow ones at `info`, all others at
 * `debug`. Leaves out the query, since it contains searches, and all headers.
 */
import type { ServerResponse } from "node:http";
import type { Log } from "../../log/index.ts";
import type { RequestContext } from "../request-context/index.ts";

const slowMs = 1_000;

/** nginx's status for a visitor who disconnected before the response was complete. */
const goneStatus = 499;

export interface AnsweredRequest {
  readonly context: RequestContext;
  readonly status: number;
  /** From the last header of the request to the last byte of the response, in milliseconds. */
  readonly ms: number;
}

interface RequestLogParts {
  readonly log: Log;
  /** Whether `debug` lines are logged; otherwise they are not built. */
  readonly isDebug: boolean;
  /** Called at the end of each request. */
  readonly onAnswered?: (answered: AnsweredRequest) => void;
}

/** To be called before a request is handled. */
export function logRequest(response: ServerResponse, context: RequestContext, parts: RequestLogParts): void {
  const begunAt = performance.now();
  response.on("close", () => {
    const status = response.writableFinished ? response.statusCode : goneStatus;
    record({ context, status, ms: performance.now() - begunAt }, parts);
  });
}

function record(answered: AnsweredRequest, { log, isDebug, onAnswered }: RequestLogParts): void {
  onAnswered?.(answered);
  if (answered.status >= 500) log.warn(lineFor(answered));
  else if (answered.ms > slowMs) log.info(lineFor(answered));
  else if (isDebug) log.debug(lineFor(answered));
}

function lineFor({ context: { id, method, path }, status, ms }: AnsweredRequest): string {
  return `request id=${id} method=${method} path=${quoteIfNeeded(path)} status=${status} ms=${ms.toFixed(1)}`;
}

/** Longer paths tell an operator nothing more. */
const maxPathLength = 300;

/** Quotes a path that could be mistaken for several values. */
function quoteIfNeeded(text: string): string {
  const shown = text.length > maxPathLength ? `${text.slice(0, maxPathLength)}…` : text;
  return /^[\w/.~%+:@!$&'()*,;-]+…?$/.test(shown) ? shown : JSON.stringify(shown);
}
