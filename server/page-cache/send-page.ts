/** Sends a finished page in the best encoding that the request takes, or that it has not changed. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, type FinishedPage, finishPage, variantFor } from "./finished-page.ts";

/** Sends an answer that is for one request alone. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  sendPage(request, response, await finishPage(answer), encodingOf(request));
}

export function sendPage(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  encoding: Encoding,
): void {
  const variant = variantFor(page, encoding);
  const known = headers["if-none-match"];
  if (known !== undefined && page.mayBeKept && isKnown(known, page.tag)) {
    response.writeHead(304, variant.unchangedHeaders);
    response.end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  if (method === "HEAD") response.end();
  else response.end(variant.body);
}

/** @returns what the request takes, brotli before gzip */
export function encodingOf({ headers }: IncomingMessage): Encoding {
  const text = String(headers["accept-encoding"] ?? "");
  if (takes(text, "br")) return "br";
  return takes(text, "gzip") ? "gzip" : "identity";
}

/** Weight 0 says that it is not taken; otherwise the order is ours, as all that take brotli like it. */
function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length));
}

/** Whichever encoding the other side has, the content is the same; a proxy that compresses makes the tag a weak one. */
function isKnown(known: string, tag: string): boolean {
  return known.trim() === "*" || known.includes(`"${tag}-`);
}
