/** The data service as the server sees it: connections, keys and schema, and one function that answers. */
import type { ServerAddress, Sql } from "#postgres";
import { answerRequest } from "./answer-request.ts";
import type { DataRequest } from "./http.ts";
import { type IdentifyKey, identifierOf, type Keys } from "./identify.ts";
import type { OwnCalls } from "./own-calls.ts";
import { createRememberedPlans } from "./remembered-plans.ts";
import { type Connections, openQueryRunner } from "./run-query.ts";
import { readSchema } from "./schema/read-schema.ts";

export interface DataService {
  /**
   * Answers everything below `/rest/v1`. What is wrong with a request is told in its answer.
   * @throws what is a mistake of ours
   */
  answer(request: DataRequest): Promise<Response>;
  /** Whose key this is; null for a wrong one. */
  identifyKey: IdentifyKey;
  /** Reads the schema again, after a migration. */
  reread(): Promise<void>;
  /** Lets what is running end for a second. */
  close(): Promise<void>;
}

export interface DataServiceOptions extends Keys {
  /** Connections of the site, by which the schema is read. */
  readonly sql: Sql;
  /** Of the same database. */
  readonly address: ServerAddress;
  /** Another login to the same database; without it the one that the migrations made. */
  readonly databaseUrl?: ServerAddress;
  /** Functions that are answered without asking the database for each call. */
  readonly ownCalls?: OwnCalls;
  /** Called when something may have been written, before it is answered. */
  readonly onWritten?: () => void;
  /** Fewer connections than one process alone would open. */
  readonly connections?: Connections;
  /** What the description calls itself. */
  readonly siteName?: string;
  /** Names of the schemas that requests may speak of; the first is meant where none is named. */
  readonly schemas?: readonly string[];
  readonly log: { warn(message: string): void };
}

/** @throws the driver's error when the database cannot be asked for its schema */
export async function openDataService(options: DataServiceOptions): Promise<DataService> {
  const {
    sql,
    siteName = "Data service",
    schemas = ["public"],
    ownCalls = {},
    onWritten = () => {},
    log,
  } = options;
  const login = await findLogin(options);
  if (!login) log.warn(noLogin);
  const identify = identifierOf(options);
  const runners = login && {
    anon: openQueryRunner(login, "anon", options.connections),
    service_role: openQueryRunner(login, "service_role", options.connections),
  };
  let schema = await readSchema(sql, schemas);
  let plans = createRememberedPlans();
  return {
    answer: (request) =>
      answerRequest(request, { siteName, schema, plans, identify, ownCalls, onWritten, runners }),
    identifyKey: identify,
    async reread() {
      schema = await readSchema(sql, schemas);
      plans = createRememberedPlans();
    },
    async close() {
      await Promise.all(Object.values(runners ?? {}).map((runner) => runner.close()));
    },
  };
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
