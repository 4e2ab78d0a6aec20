/** The answers to those who ask too much, and to all when there is too much to do. */
import type { Address } from "../../../site/addresses.ts";

/** What was asked for: clients of the data service read errors of another shape. */
type Asked = Pick<Address, "kind">;

/** @param wait seconds */
export function tooManyRequests({ kind }: Asked, wait: number): Response {
  const words = `Too many requests from your network. Please try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
  return refusal({ kind, status: 429, code: "RATE_LIMIT", words, wait });
}

export function tooMuchToDo({ kind }: Asked): Response {
  const words = "Too many people are reading at this moment. Please try again in a moment.";
  return refusal({ kind, status: 503, code: "OVERLOAD", words, wait: 2 });
}

export function addressTooLong({ kind }: Asked): Response {
  return refusal({ kind, status: 414, code: "ADDRESS_TOO_LONG", words: "This address is too long." });
}

export function formTooLong(): Response {
  const words = "What was sent is too long. Please shorten it.";
  return refusal({ status: 413, code: "FORM_TOO_LONG", words });
}

export function formEncoded(): Response {
  const words = "What was sent is compressed (Content-Encoding), and is not read. Please send it as it is.";
  return refusal({ status: 415, code: "FORM_ENCODED", words });
}

interface Refusal extends Partial<Asked> {
  readonly status: number;
  readonly code: string;
  readonly words: string;
  /** Seconds; left out where waiting does not help. */
  readonly wait?: number;
}

function refusal({ kind, status, code, words, wait }: Refusal): Response {
  const headers = { "Cache-Control": "no-store", ...(wait && { "Retry-After": String(wait) }) };
  if (kind === "data")
    return Response.json(
      { code, message: words, details: null, hint: wait ? `Send it again after ${wait} s.` : null },
      { status, headers: { ...headers, "Access-Control-Allow-Origin": "*" } },
    );
  return new Response(words, {
    status,
    headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
}
