/**
 * One line for each request, in the form `name=value`: those that failed on our side or were slow at the level `info`, all
 * others at `debug`. Leaves out what is asked for after the question mark, since people search there, and all headers.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "../log/index.ts";
import type { RequestIdOf } from "./request-id.ts";

/** In milliseconds. */
const slowMs = 1_000;

/** What nginx calls a visitor who has gone before the answer was whole. */
const goneStatus = 499;

export interface AnsweredRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  /** From the last header of the request to the last byte of the answer, in milliseconds. */
  readonly ms: number;
}

export interface RequestLogParts {
  readonly log: Log;
  /** Whether lines at `debug` are written; otherwise none is made. */
  readonly isDebug: boolean;
  readonly requestIdOf: RequestIdOf;
  /** Called for each request when it has ended. */
  readonly onAnswered?: (answered: AnsweredRequest) => void;
}

/** @returns a listener that answers as the given one does */
export function logRequests(listener: RequestListener, parts: RequestLogParts): RequestListener {
  return (request, response) => {
    const begunAt = performance.now();
    response.on("close", () => note(request, response, performance.now() - begunAt, parts));
    listener(request, response);
  };
}

function note(
  request: IncomingMessage,
  response: ServerResponse,
  ms: number,
  { log, isDebug, requestIdOf, onAnswered }: RequestLogParts,
): void {
  const status = response.writableFinished ? response.statusCode : goneStatus;
  const isNotable = status >= 500 || ms > slowMs;
  if (!onAnswered && !isNotable && !isDebug) return;
  const { method = "", url = "" } = request;
  const answered = { method, path: url.split("?", 1)[0] ?? "", status, ms };
  onAnswered?.(answered);
  if (isNotable) log.info(lineFor(requestIdOf(request), answered));
  else if (isDebug) log.debug(lineFor(requestIdOf(request), answered));
}

function lineFor(id: string, { method, path, status, ms }: AnsweredRequest): string {
  return `request id=${id} method=${method} path=${quoteIfNeeded(path)} status=${status} ms=${ms.toFixed(1)}`;
}

/** Of more than one line of a terminal nobody learns more. */
const longestPath = 300;

/** In quotation marks where it could be taken for more than one value. */
function quoteIfNeeded(text: string): string {
  const shown = text.length > longestPath ? `${text.slice(0, longestPath)}…` : text;
  return /^[\w/.~%+:@!$&'()*,;-]+…?$/.test(shown) ? shown : JSON.stringify(shown);
}
