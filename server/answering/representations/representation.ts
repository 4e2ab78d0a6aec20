/**
 * Finished answers that stay in memory: bytes with their headers, sent on `node:http` without any other work. Parts of
 * one are never sent: none is large, and a whole answer to a question for a part is a right one (RFC 9110, 14.2).
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { ContentEncoding } from "./choose-encoding.ts";

type Headers = Readonly<Record<string, string>>;

/** Names and values in turn: node:http reads such a list in less time than an object. */
type HeaderList = string[];

/** One form of something that is asked for, compressed or not. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: HeaderList;
  /** Of an answer that says that the client has it already. */
  readonly headersIfUnchanged: HeaderList;
}

/**
 * @param body as it is sent
 * @param encoding how it is compressed
 * @param headers such as do not depend on the bytes: type, caching, safety
 */
export function represent(body: Buffer, encoding: ContentEncoding, headers: Headers): Representation {
  // Each form has bytes and so a tag of its own, as a strong one must (RFC 9110, 8.8.3.3).
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const { "Content-Type": _, ...headersOfAny } = headers;
  return {
    body,
    etag,
    headers: listOf({ ...withBody(headers, body, encoding), ETag: etag }),
    headersIfUnchanged: listOf({ ...headersOfAny, ETag: etag }),
  };
}

/** @returns the headers, and what is to be said of these bytes */
export function withBody(headers: Headers, body: Buffer, encoding: ContentEncoding): Headers {
  return {
    ...headers,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
}

function listOf(headers: Headers): HeaderList {
  return Object.entries(headers).flat();
}

/** Beyond this many bytes copying them costs more than it saves. */
const longestText = 15_000;

/**
 * Node.js sends a text together with the headers, but bytes after them, which takes a tenth longer. Texts take room on the
 * heap of V8, unlike bytes, so only those that are asked for most are kept: about 2,000 pages.
 */
const texts = new LRUCache<Representation, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length || 1,
});

/** Answers a GET or HEAD request. */
export function sendRepresentation(
  { headers }: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): void {
  const { body, etag, headers: full, headersIfUnchanged } = representation;
  if (hasAlready(headers["if-none-match"], etag)) response.writeHead(304, headersIfUnchanged).end();
  // Node.js leaves the body out where the request is HEAD.
  else if (body.length > longestText) response.writeHead(200, full).end(body);
  else response.writeHead(200, full).end(textOf(representation), "latin1");
}

/** @returns each byte as the character of its number */
function textOf(representation: Representation): string {
  const kept = texts.get(representation);
  if (kept !== undefined) return kept;
  const text = representation.body.toString("latin1");
  texts.set(representation, text);
  return text;
}

/** A tag that a proxy has made weak on the way still names the same bytes to us. */
function hasAlready(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  return asked.trim() === "*" || asked.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
