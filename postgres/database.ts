/** A database that is ready to be used, as the other rooms see it. */
import type { ServerAddress } from "./connect/server-address.ts";
import type { Log } from "./log.ts";
import type { Sql } from "./pool.ts";

export interface Database {
  /** The pool. While the server is away, queries are rejected; when it is back, they work again. */
  readonly sql: Sql;
  /** `embedded`: the PostgreSQL of the data folder. `external`: the one that DATABASE_URL names. */
  readonly kind: "embedded" | "external";
  /** For further connections, made by `openPool`. */
  readonly address: ServerAddress;
  /** Ends all connections, and the server if it was started for this database. A second call waits for the first. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL 15 or newer, instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Folder of the embedded PostgreSQL. */
  readonly dataDir: string;
  readonly log: Log;
  /** What `pg_stat_activity` shows. */
  readonly applicationName?: string;
  /** How many connections the pool has at most. */
  readonly connections?: number;
  /** How many connections the embedded server lets in, all programs together. */
  readonly serverConnections?: number;
  /** Gives the opening up; what was started for it has ended then. */
  readonly ending?: AbortSignal;
}

/** How long running queries may take to end when the database is closed, in seconds. */
const lastQueriesSeconds = 1;

/** @param stop ends the server, if that is ours to end */
export function databaseOf(
  sql: Sql,
  kind: Database["kind"],
  address: ServerAddress,
  stop: () => Promise<void> = async () => {},
): Database {
  let closed: Promise<void> | undefined;
  const close = async () => {
    await sql.end({ timeout: lastQueriesSeconds });
    await stop();
  };
  return {
    sql,
    kind,
    address,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}
