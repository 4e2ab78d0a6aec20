/** The response of a refusal, like PostgREST's: a status, and `{code, message, details, hint}`. */
import type { RequestRefused } from "../refusals/errors.ts";
import { corsHeaders } from "./cors.ts";
import { makeResponse } from "./make-response.ts";

/** @param isHead leaves out the body, with the same headers */
export function writeRefusal(refused: RequestRefused, isHead: boolean): Response {
  const headers = {
    ...corsHeaders,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Type": "application/json; charset=utf-8",
  };
  return makeResponse(isHead ? null : JSON.stringify(refused.body), refused.status, headers, refused.headers);
}
