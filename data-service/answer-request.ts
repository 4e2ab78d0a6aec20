/** What happens to a request for data, from the key to the answer. */
import { type AskUsable, describeSchema } from "./describe-schema.ts";
import { RequestRefused, refuse } from "./errors.ts";
import type { DataRequest } from "./http.ts";
import { type IdentifyKey, roleOf } from "./identify.ts";
import { answerOwnCall, type OwnCalls } from "./own-calls.ts";
import { planQuery } from "./plan/plan-query.ts";
import { readBytes } from "./read-bytes.ts";
import { keyOfReading, type RememberedPlans } from "./remembered-plans.ts";
import { readRequest } from "./request/index.ts";
import { answerPreflight, writeRefusal, writeResponse } from "./response/index.ts";
import type { QueryRunner, Role } from "./run-query.ts";
import type { Schema } from "./schema/schema.ts";
import { writeSql } from "./sql/write-sql.ts";

/** What requests are answered with. */
export interface Service {
  readonly siteName: string;
  readonly schema: Schema;
  /** Of this schema. */
  readonly plans: RememberedPlans;
  readonly identify: IdentifyKey;
  readonly ownCalls: OwnCalls;
  readonly onWritten: () => void;
  /** Null while there is no login to the database. */
  readonly runners: Readonly<Record<Role, QueryRunner>> | null;
}

/** The part of an address that is before what is asked for. */
const prefix = "/rest/v1";

/**
 * @param request below `/rest/v1`
 * @returns the answer or the refusal
 * @throws what is no refusal: a mistake of ours
 */
export async function answerRequest(request: DataRequest, service: Service): Promise<Response> {
  if (request.method === "OPTIONS") return answerPreflight(request.headers);
  try {
    return await answerAsRole(request, roleOf(request.headers, service.identify), service);
  } catch (error) {
    if (error instanceof RequestRefused) return writeRefusal(error, request.method === "HEAD");
    throw error;
  }
}

async function answerAsRole(http: DataRequest, role: Role, service: Service): Promise<Response> {
  const key = keyOfReading(http);
  const { network = null } = http;
  const known = key === null ? undefined : service.plans.recall(key);
  if (known && service.runners) {
    return writeResponse(known.request, await service.runners[role].run(known.written, network));
  }
  const { method, headers } = http;
  const { origin, path, query } = partsOf(http);
  const request = readRequest({ method, path, query, headers, body: await readBytes(http) });
  const own = answerOwnCall(request, service.ownCalls, role);
  if (own) return writeResponse(request, await own);
  if (!service.runners) throw refuse("loginMissing");
  const runner = service.runners[role];
  if (request.action === "describe") {
    const ask: AskUsable = (statement) => runner.ask(statement, network);
    const site = { name: service.siteName, address: new URL(prefix, origin) };
    return writeResponse(request, await describeSchema(request, service.schema, ask, site));
  }
  const written = writeSql(planQuery(request, service.schema));
  if (key !== null) service.plans.keep(key, { request, written });
  const result = await runner.run(written, network);
  // Visitors cannot write, and must not be able to pretend it.
  if (role === "service_role" && method !== "GET" && method !== "HEAD") service.onWritten();
  return writeResponse(request, result);
}

/** Cut by hand: taking the whole address apart would decode and sort what is read once more afterwards. */
function partsOf({ url, headers }: DataRequest): { origin: string; path: string; query: string } {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("://") + 3);
  const question = url.indexOf("?", start);
  const end = question < 0 ? url.length : question;
  return {
    origin: start > 0 ? url.slice(0, start) : `http://${headers.get("Host") ?? "localhost"}`,
    path: url.slice(start + prefix.length, end),
    query: url.slice(end + 1),
  };
}
