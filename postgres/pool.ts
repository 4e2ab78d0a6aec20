/** Opens all connection pools: bigint as number, no notices of PostgreSQL, fast reconnects. */
import postgres from "postgres";
import { arrays } from "./connect/array-types.ts";
import { connectToOneOf, connectToPrimary } from "./connect/connect-to-one-of.ts";
import { connectPatiently } from "./connect/patient-socket.ts";
import type { Host, ServerAddress } from "./connect/server-address.ts";
import { beginSafely } from "./lost-transaction.ts";

/** A pool of connections; a value in a tagged query is always a parameter. */
export type Sql = postgres.Sql<{ bigint: number }>;

/** The client of a transaction, from `sql.begin`. */
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

export interface PoolOptions {
  /** Maximum number of connections. */
  readonly connections?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** For a connection that holds a lock or listens: it is not replaced after an hour. */
  readonly forLife?: boolean;
  /** Called each time a connection has ended for any reason. */
  readonly onClose?: () => void;
  /** For statements whose parameters are text in PostgreSQL's syntax, whatever their types. */
  readonly takesText?: boolean;
  /** Called for notices of the project's SQL, not for PostgreSQL's own ("already exists, skipping"). */
  readonly onNotice?: (message: string) => void;
}

/** Ids and counts stay far below 2^53. */
const bigint: postgres.PostgresType<number> = { to: 20, from: [20], parse: Number, serialize: String };

/**
 * The types whose parameters the driver would convert from JavaScript's values, by OID: boolean, bytea, JSON, dates
 * and times.
 */
const asText: Readonly<Record<string, postgres.PostgresType<string>>> = Object.fromEntries(
  [16, 17, 114, 3802, 1082, 1114, 1184].map((oid) => [
    `text${oid}`,
    { to: oid, from: [], serialize: String, parse: String },
  ]),
);

/**
 * By default, the driver waits up to 20 s between attempts after failures. A restarted database must be used at once,
 * and a failed attempt costs only 2 ms.
 */
const secondsBetweenTries = 0.1;

/** SQLSTATE of `raise notice` by default. */
const raisedBySql = "00000";

/** Connects at the first query. Rejects queries while the server is unavailable, and recovers by itself. */
export function openPool(
  address: ServerAddress,
  { connections = 10, applicationName = "antara", forLife, onClose, takesText, onNotice }: PoolOptions = {},
): Sql {
  const sql = postgres({
    ...whereIs(address),
    user: address.user,
    password: address.password,
    database: address.database,
    ssl: address.ssl ?? false,
    connection: { ...address.parameters, application_name: applicationName },
    max: connections,
    types: { bigint, ...(arrays as object), ...(takesText && asText) },
    fetch_types: false,
    backoff: () => secondsBetweenTries,
    onnotice: ({ code, message }) => {
      if (code === raisedBySql && message) onNotice?.(message);
    },
    ...(forLife && { max_lifetime: null }),
    ...(onClose && { onclose: onClose }),
  });
  return Object.assign(sql, { reserve: refuseReserve, begin: beginSafely(sql.begin) });
}

/** Without fetching types, the driver's `reserve` (3.4.9) never returns a connection that must be opened first. */
async function refuseReserve(): Promise<never> {
  throw new Error("reserve() does not work here; for a session of your own open a pool with one connection.");
}

function whereIs(address: ServerAddress): object {
  const { socketFile, hosts = [], sessionAttributes } = address;
  if (socketFile) return { socket: () => connectPatiently({ path: socketFile }) };
  const wanted = sessionAttributes ?? (hosts.length > 1 ? "read-write" : undefined);
  if (wanted !== "read-write" && wanted !== "primary")
    return { socket: connectToOneOf(hosts), target_session_attrs: wanted };
  return {
    socket:
      hosts.length > 1
        ? connectToPrimary(hosts, (host) => takesWrites(address, host))
        : connectToOneOf(hosts),
    // The driver mistakes standbys for `read-write` servers.
    target_session_attrs: "primary",
  };
}

async function takesWrites(address: ServerAddress, host: Host): Promise<boolean> {
  const sql = openPool(
    { ...address, hosts: [host], sessionAttributes: undefined },
    { connections: 1, applicationName: "antara looks for the primary" },
  );
  try {
    const [row] = await sql<{ isStandby: boolean }[]>`select pg_is_in_recovery() as "isStandby"`;
    return row?.isStandby === false;
  } finally {
    await sql.end({ timeout: 0 });
  }
}
