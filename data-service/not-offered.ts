/**
 * Supabase's clients also call services that Antara does not have. Each of them is refused in the form of its own errors, so
 * that its client shows the reason. The status is not above 499: the client of sign-in would try again.
 */
import type { DataRequest } from "./http.ts";
import { answerPreflight, corsHeaders } from "./response/index.ts";

interface NotOffered {
  /** What people call it. */
  readonly name: string;
  readonly status: number;
  /** The form that the service's own client reads. */
  readonly body: (message: string) => unknown;
}

const services: ReadonlyMap<string, NotOffered> = new Map([
  [
    "/auth/v1",
    {
      name: "Users and sign-in",
      status: 404,
      body: (msg) => ({ code: 404, error_code: "not_offered", msg }),
    },
  ],
  [
    "/storage/v1",
    {
      name: "File storage",
      status: 404,
      body: (message) => ({ statusCode: "404", error: "not_offered", message }),
    },
  ],
  [
    "/functions/v1",
    {
      name: "Functions outside of the database",
      status: 404,
      body: (message) => ({ code: "not_offered", message }),
    },
  ],
  // A client of GraphQL reads the errors of a response only where its status says that all is well.
  [
    "/graphql/v1",
    { name: "GraphQL", status: 200, body: (message) => ({ data: null, errors: [{ message }] }) },
  ],
]);

export const notOfferedPaths: readonly string[] = [...services.keys()];

/** For the manual. */
export function notOfferedTable(): readonly (readonly string[])[] {
  return [...services].map(([path, { name }]) => [`\`${path}\``, name]);
}

/**
 * @param path one of `notOfferedPaths`
 * @returns the refusal, or the response to a preflight, without which a browser would show no reason
 */
export function answerNotOffered(
  path: string,
  { method, headers }: Pick<DataRequest, "method" | "headers">,
): Response {
  if (method === "OPTIONS") return answerPreflight(headers);
  const service = services.get(path);
  if (!service) throw new Error(`${path} is not among the services that are not offered.`);
  const message = `${service.name}: not offered by Antara, which offers /rest/v1 and live changes (/realtime/v1).`;
  return Response.json(service.body(message), { status: service.status, headers: corsHeaders });
}
