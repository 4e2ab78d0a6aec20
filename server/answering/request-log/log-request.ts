/**
 * One line for each request, in the form `name=value`: those that failed on our side or were slow at the level `info`, all
 * others at `debug`. Leaves out what is asked for after the question mark, since people search there, and all headers.
 */
import type { ServerResponse } from "node:http";
import type { Log } from "../../log/index.ts";
import type { RequestContext } from "../request-context/index.ts";

/** In milliseconds. */
const slowMs = 1_000;

/** What nginx calls a visitor who has gone before the answer was whole. */
const goneStatus = 499;

export interface AnsweredRequest {
  readonly context: RequestContext;
  readonly status: number;
  /** From the last header of the request to the last byte of the answer, in milliseconds. */
  readonly ms: number;
}

interface RequestLogParts {
  readonly log: Log;
  /** Whether lines at `debug` are written; otherwise none is made. */
  readonly isDebug: boolean;
  /** Called for each request when it has ended. */
  readonly onAnswered?: (answered: AnsweredRequest) => void;
}

/** To be called before a request is answered. */
export function logRequest(response: ServerResponse, context: RequestContext, parts: RequestLogParts): void {
  const begunAt = performance.now();
  response.on("close", () => {
    const status = response.writableFinished ? response.statusCode : goneStatus;
    note({ context, status, ms: performance.now() - begunAt }, parts);
  });
}

function note(answered: AnsweredRequest, { log, isDebug, onAnswered }: RequestLogParts): void {
  onAnswered?.(answered);
  if (answered.status >= 500 || answered.ms > slowMs) log.info(lineFor(answered));
  else if (isDebug) log.debug(lineFor(answered));
}

function lineFor({ context: { id, method, path }, status, ms }: AnsweredRequest): string {
  return `request id=${id} method=${method} path=${quoteIfNeeded(path)} status=${status} ms=${ms.toFixed(1)}`;
}

/** Of more than one line of a terminal nobody learns more. */
const longestPath = 300;

/** In quotation marks where it could be taken for more than one value. */
function quoteIfNeeded(text: string): string {
  const shown = text.length > longestPath ? `${text.slice(0, longestPath)}…` : text;
  return /^[\w/.~%+:@!$&'()*,;-]+…?$/.test(shown) ? shown : JSON.stringify(shown);
}
