/**
 * The operator endpoints: `/healthz` (the process is alive), `/readyz` (it can serve pages) and `/metrics`. The first
 * two answer one word, to anybody; metrics require the token, and do not exist without one.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AggregatorRegistry, Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";
import type { Readiness } from "./readiness.ts";

interface OperatorParts {
  readonly readiness: Readiness;
  /** Left out when no token is set. */
  readonly metrics?: {
    readonly token: string;
    /** The metrics of all processes. */
    readonly gather: () => Promise<readonly Metrics[]>;
  };
}

/** @returns whether the request is handled; if not, nothing was sent */
export type AnswerOperator = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createOperatorEndpoints({ readiness, metrics }: OperatorParts): AnswerOperator {
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    switch (request.url) {
      case "/healthz":
        send(response, 200, "alive\n");
        return true;
      case "/readyz":
        readiness
          .isReady()
          .then((isReady) => (isReady ? send(response, 200, "ready\n") : send(response, 503, "not ready\n")));
        return true;
      case "/metrics":
        if (!metrics) return false;
        if (hasToken(request, metrics.token)) sendMetrics(response, metrics.gather);
        else send(response, 401, "Send METRICS_TOKEN as a bearer token.\n", { "WWW-Authenticate": "Bearer" });
        return true;
      default:
        return false;
    }
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(body);
}

/** Compares checksums, which have equal length, in constant time. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return timingSafeEqual(checksum(sent), checksum(token));
}

function checksum(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

async function sendMetrics(
  response: ServerResponse,
  gather: () => Promise<readonly Metrics[]>,
): Promise<void> {
  try {
    const all = AggregatorRegistry.aggregate((await gather()) as Metrics[]);
    send(response, 200, await all.metrics(), { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE });
  } catch (error) {
    send(response, 503, `The metrics could not be collected: ${(error as Error).message}\n`);
  }
}
