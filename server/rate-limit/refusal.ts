/** The answers to those who ask too much, and to all when there is too much to do. */

import type { Address } from "../../site/addresses.ts";

/** What was asked for, in whose form the answer is written. */
type Asked = Pick<Address, "kind">;

/** @param wait seconds */
export function tooManyRequests(asked: Asked, wait: number): Response {
  const words = `Too many requests from your network. Please try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
  return refusal(asked, { status: 429, code: "RATE_LIMIT", words, wait });
}

export function tooMuchToDo(asked: Asked): Response {
  return refusal(asked, {
    ...{ status: 503, code: "OVERLOAD", wait: 2 },
    words: "Too many people are reading at this moment. Please try again in a moment.",
  });
}

export function addressTooLong(asked: Asked): Response {
  return refusal(asked, { status: 414, code: "ADDRESS_TOO_LONG", words: "This address is too long." });
}

export function formTooLong(): Response {
  return refusal(
    { kind: "page" },
    {
      status: 413,
      code: "FORM_TOO_LONG",
      words: "What was sent is too long. Please shorten it.",
    },
  );
}

export function formEncoded(): Response {
  return refusal(
    { kind: "page" },
    {
      status: 415,
      code: "FORM_ENCODED",
      words: "What was sent is compressed (Content-Encoding), and is not read. Please send it as it is.",
    },
  );
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly words: string;
  /** Seconds; left out where waiting does not help. */
  readonly wait?: number;
}

function refusal({ kind }: Asked, { status, code, words, wait }: Refusal): Response {
  const headers = { "Cache-Control": "no-store", ...(wait && { "Retry-After": String(wait) }) };
  // Clients of the data service read errors of this shape.
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
