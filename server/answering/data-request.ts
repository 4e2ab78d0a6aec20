/**
 * A data service request straight from Node.js. Converting it to a `Request` with `Headers` and a stream took a third
 * of the time of a small read.
 */
import type { IncomingMessage } from "node:http";
import type { DataRequest } from "#data-service";

/**
 * @param network of the visitor; null for exempt requests
 * @returns the same request, with its body unread
 */
export function dataRequestOf(incoming: IncomingMessage, network: string | null): DataRequest {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return {
    method,
    url,
    network,
    headers: {
      get: (name) => joined(headers[name.toLowerCase()]) ?? null,
      *[Symbol.iterator]() {
        for (const name of Object.keys(headers)) yield [name, joined(headers[name]) ?? ""] as const;
      },
    },
    body: hasBody && method !== "GET" && method !== "HEAD" ? incoming : null,
  };
}

function joined(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}
