/**
 * Complete responses in memory: bytes with headers, sent on `node:http` without further work. Ranges are not
 * supported: no response is large, and a full response to a range request is valid (RFC 9110, 14.2).
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { ContentEncoding } from "./choose-encoding.ts";

type Headers = Readonly<Record<string, string>>;

/** Alternating names and values: node:http processes such a list faster than an object. */
type HeaderList = string[];

/** One representation of a resource, compressed or not. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: HeaderList;
  /** The headers of a 304. */
  readonly notModifiedHeaders: HeaderList;
}

/**
 * @param body as it is sent
 * @param encoding of the body
 * @param headers that do not depend on the bytes: type, caching, security
 */
export function represent(body: Buffer, encoding: ContentEncoding, headers: Headers): Representation {
  // Each encoding has its own bytes and so its own tag, as strong tags require (RFC 9110, 8.8.3.3).
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const { "Content-Type": _, ...headersOfAny } = headers;
  return {
    body,
    etag,
    headers: toHeaderList({ ...withBody(headers, body, encoding), ETag: etag }),
    notModifiedHeaders: toHeaderList({ ...headersOfAny, ETag: etag }),
  };
}

/** @returns the headers with encoding and length of these bytes */
export function withBody(headers: Headers, body: Buffer, encoding: ContentEncoding): Headers {
  return {
    ...headers,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
}

function toHeaderList(headers: Headers): HeaderList {
  return Object.entries(headers).flat();
}

/** Beyond this many bytes, copying costs more than it saves. */
const maxTextBytes = 15_000;

/**
 * Node.js sends a string in one packet with the headers, but a buffer separately, which takes a tenth longer. Strings
 * take space on V8's heap, so only the most requested ones are kept: about 2,000 pages.
 */
const texts = new LRUCache<Representation, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length || 1,
});

/** Responds to a GET or HEAD request. */
export function sendRepresentation(
  { headers }: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): void {
  const { body, etag, headers: full, notModifiedHeaders } = representation;
  if (matchesEtag(headers["if-none-match"], etag)) response.writeHead(304, notModifiedHeaders).end();
  // Node.js omits the body for HEAD.
  else if (body.length > maxTextBytes) response.writeHead(200, full).end(body);
  else response.writeHead(200, full).end(textOf(representation), "latin1");
}

/** @returns each byte as one Latin-1 character */
function textOf(representation: Representation): string {
  const cached = texts.get(representation);
  if (cached !== undefined) return cached;
  const text = representation.body.toString("latin1");
  texts.set(representation, text);
  return text;
}

/** A tag that a proxy has made weak still identifies the same bytes. */
function matchesEtag(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  return asked.trim() === "*" || asked.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
