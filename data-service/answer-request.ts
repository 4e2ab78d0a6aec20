/** Handles a request of the data service, from the key to the response. */
import { describeSchema, type QueryPrivileges } from "./describe-schema.ts";
import { RequestRefused, refuse } from "./errors.ts";
import type { DataRequest } from "./http.ts";
import { type IdentifyKey, roleOf } from "./identify.ts";
import { answerLocalCall, type LocalCalls } from "./local-calls.ts";
import { planQuery } from "./plan/plan-query.ts";
import { type PlanCache, planCacheKey } from "./plan-cache.ts";
import { readBytes } from "./read-bytes.ts";
import { type ApiRequest, readRequest } from "./request/index.ts";
import { answerPreflight, writeRefusal, writeResponse } from "./response/index.ts";
import type { QueryRunner, Role } from "./run-query.ts";
import type { Schema } from "./schema/schema.ts";
import { buildSql } from "./sql/build-sql.ts";

export interface Service {
  readonly siteName: string;
  readonly schema: Schema;
  /** Plans for this schema. */
  readonly plans: PlanCache;
  readonly identify: IdentifyKey;
  readonly localCalls: LocalCalls;
  readonly onWritten: () => void;
  /** Null while there is no login to the database. */
  readonly runners: Readonly<Record<Role, QueryRunner>> | null;
}

const prefix = "/rest/v1";

/**
 * @param request below `/rest/v1`
 * @returns the response, also for a refused request
 * @throws errors of this program only
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
  const key = planCacheKey(http);
  const { network = null } = http;
  const cached = key === null ? undefined : service.plans.get(key);
  if (cached && service.runners) {
    return writeResponse(cached.request, await service.runners[role].run(cached.statement, network));
  }
  const { method, headers } = http;
  const { origin, path, query } = partsOf(http);
  const request = negotiateSchema(
    readRequest({ method, path, query, headers, body: await readBytes(http) }),
    service.schema,
  );
  const local = answerLocalCall(request, service, role);
  if (local) return writeResponse(request, await local);
  if (!service.runners) throw refuse("loginMissing");
  const runner = service.runners[role];
  if (request.action === "describe") {
    const queryPrivileges: QueryPrivileges = (statement) => runner.query(statement, network);
    const site = { name: service.siteName, address: new URL(prefix, origin) };
    return writeResponse(request, await describeSchema(request, service.schema, queryPrivileges, site));
  }
  const statement = buildSql(planQuery(request, service.schema));
  if (key !== null) service.plans.set(key, { request, statement });
  const result = await runner.run(statement, network);
  // Visitors cannot write, and their requests must not look like writes.
  if (role === "service_role" && method !== "GET" && method !== "HEAD") service.onWritten();
  return writeResponse(request, result);
}

/** Like PostgREST, a service of several schemas names in each response the one that it has used. */
function negotiateSchema(request: ApiRequest, schema: Schema): ApiRequest {
  const [first = null] = schema.keys();
  return request.profile === null && schema.size > 1 ? { ...request, profile: first } : request;
}

/** Faster than `new URL`, which would also parse the query. */
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
