/** The one way in which connections are made: bigint as number, quiet notices, quick tries to come back. */
import postgres from "postgres";
import { arrays } from "./connect/array-types.ts";
import { connectToOneOf, connectToPrimary } from "./connect/connect-to-one-of.ts";
import { connectPatiently } from "./connect/patient-socket.ts";
import type { Host, ServerAddress } from "./connect/server-address.ts";
import { beginSafely } from "./lost-transaction.ts";

/** A pool of connections; a value in a tagged query is always a parameter. */
export type Sql = postgres.Sql<{ bigint: number }>;

/** What `sql.begin` gives: queries of one transaction. */
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

export interface PoolOptions {
  /** How many connections at most. */
  readonly connections?: number;
  /** What `pg_stat_activity` shows. */
  readonly applicationName?: string;
  /** For a connection that holds something: it is not renewed after an hour. */
  readonly forLife?: boolean;
  /** Called each time that a connection has ended, whoever ended it. */
  readonly onClose?: () => void;
  /** What our SQL raises as a notice; PostgreSQL's own ("already exists, skipping") are left out. */
  readonly onNotice?: (message: string) => void;
}

/** Ids stay far below 2^53; `count(*)` too. */
const bigint: postgres.PostgresType<number> = { to: 20, from: [20], parse: Number, serialize: String };

/**
 * The driver waits up to 20 s between tries once some have failed, counted over all its connections. A database that
 * is back must be used at once, and a try on a dead one costs 2 ms.
 */
const secondsBetweenTries = 0.1;

/** SQLSTATE of `raise notice` where none is named. */
const raisedBySql = "00000";

/** Connects when first asked. While the server is away, queries are rejected; when it is back, they work again. */
export function openPool(
  address: ServerAddress,
  { connections = 10, applicationName = "antara", forLife, onClose, onNotice }: PoolOptions = {},
): Sql {
  const sql = postgres({
    ...whereIs(address),
    user: address.user,
    password: address.password,
    database: address.database,
    ssl: address.ssl ?? false,
    connection: { ...address.parameters, application_name: applicationName },
    max: connections,
    types: { bigint, ...(arrays as object) },
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

/** The driver (3.4.9) never gives a connection that it has to open first when it may not fetch types. */
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
    // The driver takes every standby for `read-write`.
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
