/** The responses for refused requests. */
import type { Address } from "../../../site/addresses.ts";
import type { Exceeded } from "./rate-limit.ts";

/** The requested address: clients of the data service expect errors of another form. */
type Requested = Pick<Address, "kind">;

/** Blames the visitor's network only for what it has sent itself. */
export function tooManyRequests(
  { kind }: Requested,
  { work, wait, isOwn }: Pick<Exceeded, "wait" | "isOwn"> & Partial<Exceeded>,
): Response {
  const time =
    wait > 120 ? `${Math.ceil(wait / 60)} minutes` : `${wait} ${wait === 1 ? "second" : "seconds"}`;
  const what = work === "report" ? "reports" : "requests";
  const whose = isOwn ? "from your network" : "at the moment";
  const message = `Too many ${what} ${whose}. Please try again in ${time}.`;
  return refusal({ kind, status: 429, code: "RATE_LIMIT", message, wait });
}

export function tooMuchToDo({ kind }: Requested): Response {
  const message = "Too many people are reading at this moment. Please try again in a moment.";
  return refusal({ kind, status: 503, code: "OVERLOAD", message, wait: 2 });
}

export function addressTooLong({ kind }: Requested): Response {
  return refusal({ kind, status: 414, code: "ADDRESS_TOO_LONG", message: "This address is too long." });
}

export function formTooLong(): Response {
  const message = "What was sent is too long. Please shorten it.";
  return refusal({ status: 413, code: "FORM_TOO_LONG", message });
}

export function formEncoded(): Response {
  const message = "What was sent is compressed (Content-Encoding), and is not read. Please send it as it is.";
  return refusal({ status: 415, code: "FORM_ENCODED", message });
}

interface Refusal extends Partial<Requested> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds; left out when waiting does not help. */
  readonly wait?: number;
}

function refusal({ kind, status, code, message, wait }: Refusal): Response {
  const headers = { "Cache-Control": "no-store", ...(wait && { "Retry-After": String(wait) }) };
  if (kind === "data")
    return Response.json(
      { code, message, details: null, hint: wait ? `Send it again after ${wait} s.` : null },
      { status, headers: { ...headers, "Access-Control-Allow-Origin": "*" } },
    );
  return new Response(message, {
    status,
    headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
}
