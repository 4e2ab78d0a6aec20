/** A database that is ready to use: the interface for other rooms. */
import type { ServerAddress } from "./connect/server-address.ts";
import type { Log } from "./log.ts";
import type { Sql } from "./pool.ts";

export interface Database {
  /** The pool. It rejects queries while the server is unavailable, and recovers by itself. */
  readonly sql: Sql;
  /** `embedded`: the PostgreSQL of the data folder. `external`: the one that DATABASE_URL names. */
  readonly kind: "embedded" | "external";
  /** For further connections, made by `openPool`. */
  readonly address: ServerAddress;
  /** Closes all connections, and stops the server if this process started it. A second call waits for the first. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL 15 or newer, instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Folder of the embedded PostgreSQL. */
  readonly dataDir: string;
  readonly log: Log;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** Maximum number of connections of the pool. */
  readonly connections?: number;
  /** Maximum number of connections of the embedded server, for all programs together. */
  readonly serverConnections?: number;
  /** Cancels the opening, and stops what was started for it. */
  readonly ending?: AbortSignal;
}

/** Time for running queries to finish when the database is closed, in seconds. */
const closeTimeoutSeconds = 1;

/** @param stop stops the server if this process started it */
export function databaseOf(
  sql: Sql,
  kind: Database["kind"],
  address: ServerAddress,
  stop: () => Promise<void> = async () => {},
): Database {
  let closed: Promise<void> | undefined;
  const close = async () => {
    await sql.end({ timeout: closeTimeoutSeconds });
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
