/** Handles a request of the data service, from the key to the response. */

import { type Caller, callerOf, type Identify } from "./callers/identify.ts";
import { requestSettingsOf } from "./callers/request-settings.ts";
import { describeSchema, type QueryPrivileges } from "./describe-schema.ts";
import type { DataRequest } from "./http.ts";
import { maxBodyBytes } from "./limits.ts";
import { answerLocalCall, type LocalCalls } from "./local-calls.ts";
import type { Plan } from "./plan/plan.ts";
import { namespaceOf, planQuery } from "./plan/plan-query.ts";
import { seesRequest } from "./plan/sees-request.ts";
import { type CachedPlan, type PlanCache, planCacheKey } from "./plan-cache.ts";
import { readBytes } from "./read-bytes.ts";
import { RequestRefused, refuse } from "./refusals/errors.ts";
import { type ApiRequest, readRequest } from "./request/index.ts";
import { answerPreflight, writeRefusal, writeResponse } from "./response/index.ts";
import { serviceRole, visitorRole } from "./roles.ts";
import type { Asker, CallerKind, QueryRunner } from "./run/run-query.ts";
import type { Schema } from "./schema/schema.ts";
import { buildSql } from "./sql/build-sql.ts";

interface Service {
  readonly siteName: string;
  readonly schema: Schema;
  /** Plans for this schema. */
  readonly plans: PlanCache;
  readonly identify: Identify;
  /** Whether more than `count()` may be computed of many rows. */
  readonly allowsAggregates: boolean;
  readonly localCalls: LocalCalls;
  readonly onWritten: () => void;
  /** Null while there is no login to the database. */
  readonly runners: Readonly<Record<CallerKind, QueryRunner>> | null;
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
    const caller = callerOf(request.headers, service.identify);
    return await answerCaller(request, caller instanceof Promise ? await caller : caller, service);
  } catch (error) {
    if (error instanceof RequestRefused) return writeRefusal(error, request.method === "HEAD");
    throw error;
  }
}

async function answerCaller(http: DataRequest, caller: Caller, service: Service): Promise<Response> {
  const key = planCacheKey(http, caller.hasToken);
  const cached = key === null ? undefined : service.plans.get(key);
  if (cached && service.runners) return answerPlan(cached, http, caller, service, service.runners);
  const { method, headers } = http;
  const { origin, path, query } = partsOf(http);
  const request = negotiateSchema(
    readRequest({ method, path, query, headers, body: await readBytes(http, maxBodyBytesOf(caller)) }),
    service.schema,
  );
  const local = caller.mayOnlyRead ? null : answerLocalCall(request, service, caller.role);
  if (local) return writeResponse(request, await local);
  const { runners } = service;
  if (!runners) throw refuse("loginMissing");
  if (request.action === "describe") {
    const asker = askerOf(http, request, caller, service, caller.hasToken);
    const queryPrivileges: QueryPrivileges = (statement) => runners[kindOf(caller)].query(statement, asker);
    const site = { name: service.siteName, address: new URL(prefix, origin) };
    return writeResponse(request, await describeSchema(request, service.schema, queryPrivileges, site));
  }
  const plan = planQuery(request, service.schema, service.allowsAggregates);
  if (caller.mayOnlyRead && !onlyReads(plan)) throw refuse("tokenOfOthers");
  const planned = { request, statement: buildSql(plan, caller.hasToken || seesRequest(plan)) };
  if (key !== null) service.plans.set(key, planned);
  return answerPlan(planned, http, caller, service, runners);
}

async function answerPlan(
  { request, statement }: CachedPlan,
  http: DataRequest,
  caller: Caller,
  service: Service,
  runners: NonNullable<Service["runners"]>,
): Promise<Response> {
  const asker = askerOf(http, request, caller, service, statement.usesSettings);
  const result = await runners[kindOf(caller)].run(statement, asker);
  // Visitors must not be able to outdate the pages of the site.
  const isWrite = http.method !== "GET" && http.method !== "HEAD";
  if (isWrite && caller.role === serviceRole) service.onWritten();
  return writeResponse(request, result);
}

const onlyReads = ({ work }: Plan): boolean =>
  work.kind === "read" || (work.kind === "call" && work.isReadOnly);

function maxBodyBytesOf({ role }: Caller): number {
  if (role === serviceRole) return maxBodyBytes.service;
  return role === visitorRole ? maxBodyBytes.visitor : maxBodyBytes.token;
}

const kindOf = ({ role }: Caller): CallerKind => (role === serviceRole ? "service" : "visitor");

function askerOf(
  http: DataRequest,
  request: ApiRequest,
  caller: Caller,
  { schema }: Service,
  usesSettings: boolean,
): Asker {
  const { network = null } = http;
  const { role } = caller;
  if (!usesSettings) return { role, network, settings: null };
  const { name } = namespaceOf(request, schema);
  return { role, network, settings: requestSettingsOf(http, caller, partsOf(http).path, name) };
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
