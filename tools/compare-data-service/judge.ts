/**
 * Supabase Lite on a database: another implementation of the dialect. Its login owns nothing, so that it cannot grant
 * any rights.
 */
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DataServiceRequest, Role } from "#data-service-requests";
import { fetchPackage } from "#machine";
import type { Database, Sql } from "#postgres";

const packageName = "@supabase/lite";
const version = "0.10.0";

/** Keys of databases that live for minutes and are reached by a socket in a folder of this user alone. */
export const keys: Readonly<Record<Role, string>> = { anon: "judge-public", service_role: "judge-secret" };

/** Nothing listens at its address: requests are handed over within the process. */
export function requestOf({ method, path, headers, body, role }: DataServiceRequest): Request {
  return new Request(`http://127.0.0.1/rest/v1${path}`, {
    method,
    headers: { ...headers, apikey: keys[role] },
    body,
  });
}

export interface Judge {
  answer(request: DataServiceRequest): Promise<Response>;
  close(): Promise<void>;
}

/** The parts of the package that we use. */
interface Lite {
  readonly App: new (options: object) => { fetch(request: Request): Promise<Response> };
  readonly createPostgresConnection: (options: object) => Connection;
}

/** `rlsState` is a private field: as long as it is unset, the first call grants everything to everybody. */
interface Connection {
  rlsState: "active";
  close(): Promise<void>;
}

/** @throws {Error} when the package cannot be had */
export async function openJudge({ sql, address }: Database): Promise<Judge> {
  const { App, createPostgresConnection } = await importLite();
  await admitJudge(sql);
  const connection = createPostgresConnection({
    url: `postgres://${login}@localhost/${address.database}`,
    postgresOptions: {
      path: address.socketFile,
      onnotice: () => {},
    },
  });
  connection.rlsState = "active";
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: keys.anon, secret_key: keys.service_role },
  });
  return {
    answer: (request) => withoutComplaints(() => app.fetch(requestOf(request))),
    close: () => connection.close(),
  };
}

async function importLite(): Promise<Lite> {
  const main = fetchPackage(packageName, version);
  if (!main) throw new Error(`${packageName} ${version} cannot be installed: is the npm registry reachable?`);
  const postgresMain = join(dirname(main), "db", "postgres", "PostgresConnection.js");
  const [lite, connections] = await Promise.all([
    import(pathToFileURL(main).href),
    import(pathToFileURL(postgresMain).href),
  ]);
  return { App: lite.App, createPostgresConnection: connections.createPostgresConnection };
}

const login = "judge";

/**
 * `REFERENCES` makes tables appear in the information schema, from which the judge reads. `authenticated` exists in
 * every Supabase; where it does not, the judge makes roles.
 */
async function admitJudge(sql: Sql): Promise<void> {
  for (const [role, options] of [
    ["authenticated", "nologin noinherit"],
    [login, "login noinherit"],
  ])
    await sql.unsafe(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then create role ${role} ${options}; end if;
      end $$`);
  await sql.unsafe(`
    grant anon, service_role, authenticated to ${login};
    grant usage on schema public to ${login};
    grant references on all tables in schema public to ${login};`);
}

/** Hides the stack that Supabase Lite prints for each refusal. */
async function withoutComplaints<Result>(work: () => Promise<Result>): Promise<Result> {
  const print = console.error;
  console.error = () => {};
  try {
    return await work();
  } finally {
    console.error = print;
  }
}
