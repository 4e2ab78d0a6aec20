/**
 * Finished answers that stay in memory: bytes with their headers, sent on `node:http` without any other work. Parts of
 * one are never sent: none is large, and a whole answer to a question for a part is a right one (RFC 9110, 14.2).
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentEncoding } from "./choose-encoding.ts";

type Headers = Readonly<Record<string, string>>;

/** One form of something that is asked for, compressed or not. */
export interface Representation {
  readonly body: Uint8Array;
  readonly etag: string;
  readonly headers: Headers;
  /** Of an answer that says that the client has it already. */
  readonly headersIfUnchanged: Headers;
}

/**
 * @param body as it is sent
 * @param encoding how it is compressed
 * @param headers such as do not depend on the bytes: type, caching, safety
 */
export function represent(body: Uint8Array, encoding: ContentEncoding, headers: Headers): Representation {
  // Each form has bytes and so a tag of its own, as a strong one must (RFC 9110, 8.8.3.3).
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const { "Content-Type": _, ...headersOfAny } = headers;
  return {
    body,
    etag,
    headers: {
      ...headers,
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      "Content-Length": String(body.length),
      ETag: etag,
    },
    headersIfUnchanged: { ...headersOfAny, ETag: etag },
  };
}

/** Answers a GET or HEAD request. */
export function sendRepresentation(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers: full, headersIfUnchanged }: Representation,
): void {
  if (hasAlready(headers["if-none-match"], etag)) response.writeHead(304, headersIfUnchanged).end();
  // Node.js leaves the body out where the request is HEAD.
  else response.writeHead(200, full).end(body);
}

/** A tag that a proxy has made weak on the way still names the same bytes to us. */
function hasAlready(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  return asked.trim() === "*" || asked.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
