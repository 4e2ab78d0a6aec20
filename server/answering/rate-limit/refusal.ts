/** The responses for refused requests. */
import type { RequestContext } from "../request-context/index.ts";
import type { Exceeded } from "./rate-limit.ts";

/** Clients of the data service expect errors of another form. */
type Requested = Pick<RequestContext, "address" | "texts">;

/** Blames the visitor's network only for what it has sent itself. */
export function tooManyRequests(
  requested: Requested,
  { work, wait, isOwn }: Pick<Exceeded, "wait" | "isOwn"> & Partial<Exceeded>,
): Response {
  const what = work === "report" ? "reports" : "requests";
  const message = requested.texts.refusals.tooMany(what, isOwn, wait);
  return refusal(requested, { status: 429, code: "RATE_LIMIT", message, wait });
}

export function tooMuchToDo(requested: Requested): Response {
  const message = requested.texts.refusals.overload;
  return refusal(requested, { status: 503, code: "OVERLOAD", message, wait: 2 });
}

export function addressTooLong(requested: Requested): Response {
  const message = requested.texts.refusals.addressTooLong;
  return refusal(requested, { status: 414, code: "ADDRESS_TOO_LONG", message });
}

export function formTooLong(requested: Requested): Response {
  const message = requested.texts.refusals.formTooLong;
  return refusal(requested, { status: 413, code: "FORM_TOO_LONG", message });
}

export function formEncoded(requested: Requested): Response {
  const message = requested.texts.refusals.formEncoded;
  return refusal(requested, { status: 415, code: "FORM_ENCODED", message });
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds; left out when waiting does not help. */
  readonly wait?: number;
}

function refusal({ address: { kind } }: Requested, { status, code, message, wait }: Refusal): Response {
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
