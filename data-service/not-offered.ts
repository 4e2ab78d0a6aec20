/**
 * Supabase's clients also call services that Antara does not have. Each of them is refused in the form of its own
 * errors, so that its client shows the reason.
 */
import type { DataRequest } from "./http.ts";
import { answerPreflight, corsHeaders } from "./response/index.ts";

interface ServiceNotOffered {
  /** What its addresses begin with. */
  readonly path: string;
  /** What people call it. */
  readonly name: string;
  /** Below 500, or the client of sign-in would try again. */
  readonly status: number;
  /** The form that the service's own client reads. */
  readonly body: (message: string) => unknown;
}

export const servicesNotOffered: readonly ServiceNotOffered[] = [
  {
    path: "/auth/v1",
    name: "Users and sign-in",
    status: 404,
    body: (msg) => ({ code: 404, error_code: "not_offered", msg }),
  },
  {
    path: "/storage/v1",
    name: "File storage",
    status: 404,
    body: (message) => ({ statusCode: "404", error: "not_offered", message }),
  },
  {
    path: "/functions/v1",
    name: "Functions outside of the database",
    status: 404,
    body: (message) => ({ code: "not_offered", message }),
  },
  {
    path: "/graphql/v1",
    name: "GraphQL",
    // Its clients read the errors of a response only when the status is a success.
    status: 200,
    body: (message) => ({ data: null, errors: [{ message }] }),
  },
];

/** @returns the refusal, or the response to a preflight, without which a browser would show no reason */
export function answerNotOffered(
  { name, status, body }: ServiceNotOffered,
  { method, headers }: Pick<DataRequest, "method" | "headers">,
): Response {
  if (method === "OPTIONS") return answerPreflight(headers);
  const message = `${name}: not offered by Antara, which offers /rest/v1 and live changes (/realtime/v1).`;
  return Response.json(body(message), { status, headers: corsHeaders });
}
