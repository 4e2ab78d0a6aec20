/** The public interface of the data service: it opens connections, reads the schema, and answers requests. */
import type { ServerAddress, Sql } from "#postgres";
import { answerRequest } from "./answer-request.ts";
import { createIdentify, type Keys } from "./callers/identify.ts";
import { createIdentifyClient, type IdentifyClient } from "./callers/identify-client.ts";
import { cacheTokens, createTokenVerifier, readKeySet, type VerifyToken } from "./callers/tokens/index.ts";
import type { DataRequest } from "./http.ts";
import type { LocalCalls } from "./local-calls.ts";
import { createPlanCache } from "./plan-cache.ts";
import { type Connections, openQueryRunner } from "./run/run-query.ts";
import { readSchema } from "./schema/read-schema.ts";
import { requireSchemas } from "./schema/require-schemas.ts";

export interface DataService {
  /**
   * Answers every request below `/rest/v1`, also invalid ones.
   * @throws errors of this program only
   */
  answer(request: DataRequest): Promise<Response>;
  /** For the live channels. */
  readonly identifyKey: IdentifyClient;
  /** Reads the schema again, after a migration. */
  reread(): Promise<void>;
  /** Gives running statements one second to finish. */
  close(): Promise<void>;
}

export interface DataServiceOptions extends Keys {
  /** The site's connections, used to read the schema. */
  readonly sql: Sql;
  /** Address of the same database. */
  readonly address: ServerAddress;
  /** Another login to the same database; the default is the one that the migrations created. */
  readonly databaseUrl?: ServerAddress;
  /** Whose signed tokens are accepted; without any of them, only the keys are. */
  readonly tokens?: TokenOptions;
  /** Functions that this process answers itself. */
  readonly localCalls?: LocalCalls;
  /**
   * Functions in `public` that only read its tables and never ask about the request, so that a call of them costs
   * less.
   */
  readonly plainFunctions?: readonly string[];
  /** Called after each write of the service, before its response. */
  readonly onWritten?: () => void;
  /** For fewer connections than the default, when several processes share the database. */
  readonly connections?: Connections;
  /** Title of the description. */
  readonly siteName?: string;
  /** Names of the exposed schemas; the first is the default of a request. */
  readonly schemas?: readonly string[];
  /** Whether callers may compute aggregates of many rows, which cost the time of the database; false by default. */
  readonly aggregates?: boolean;
  readonly log: { warn(message: string): void };
}

interface TokenOptions {
  /** For HS256, 32 characters or more. */
  readonly secret?: string;
  /** Path of a file with public keys. */
  readonly keysFile?: string;
  /** The one that a token must name, if it names any. */
  readonly audience?: string;
}

/**
 * @throws {DataServiceRefused} for a schema that does not exist, and for a file without public keys
 * @throws the driver's error when the schema cannot be read
 */
export async function openDataService(options: DataServiceOptions): Promise<DataService> {
  const {
    sql,
    siteName = "Data service",
    schemas = ["public"],
    tokens = {},
    localCalls = {},
    plainFunctions,
    onWritten = () => {},
    aggregates = false,
    log,
  } = options;
  await requireSchemas(sql, schemas);
  const login = await findLogin(options);
  if (!login) log.warn(noLogin);
  const identify = createIdentify(options, await openTokens(tokens));
  const runners = login && {
    visitor: openQueryRunner(login, "visitor", options.connections),
    service: openQueryRunner(login, "service", options.connections),
  };
  const read = () => readSchema(sql, schemas, plainFunctions, (message) => log.warn(message));
  let schema = await read();
  let plans = createPlanCache();
  return {
    answer: (request) =>
      answerRequest(request, {
        siteName,
        schema,
        plans,
        identify,
        allowsAggregates: aggregates,
        localCalls,
        onWritten,
        runners,
      }),
    identifyKey: createIdentifyClient(identify, runners?.visitor ?? null),
    async reread() {
      schema = await read();
      plans = createPlanCache();
    },
    async close() {
      await Promise.all(Object.values(runners ?? {}).map((runner) => runner.close()));
    },
  };
}

async function openTokens({ secret, keysFile, audience }: TokenOptions): Promise<VerifyToken | null> {
  if (secret === undefined && keysFile === undefined) return null;
  const keySet = keysFile === undefined ? null : await readKeySet(keysFile);
  return cacheTokens(
    await createTokenVerifier({ secret: secret ?? null, keySet, audience: audience ?? null }),
  );
}

const noLogin =
  "The data service at /rest/v1 has no login to the database and answers 503. The site goes on without it. " +
  "Set DATA_API_DATABASE_URL to a login that may become anon and service_role, or put one into private.data_api_login, and start again.";

async function findLogin({ sql, address, databaseUrl }: DataServiceOptions): Promise<ServerAddress | null> {
  if (databaseUrl) return databaseUrl;
  const [login] = await sql<{ role_name: string; password: string }[]>`
    select role_name, password from private.data_api_login`;
  return login ? { ...address, user: login.role_name, password: login.password } : null;
}
