/**
 * The connections of one kind of caller. Each is a lane: a connection that its users know to be the same one from
 * their first statement to their last, as a transaction needs it.
 */
import { openPool, type ServerAddress, type Sql } from "#postgres";

interface Lanes {
  /** The last lane, which many use at the same time. */
  readonly shared: Lane;
  /** @returns a lane that nobody else gets until it is given back; the caller sees to it that there is one */
  takeOwn(): Lane;
  giveBack(lane: Lane): void;
  /** Gives running statements one second to finish. */
  close(): Promise<void>;
}

interface Lane {
  /** @returns the connection for all statements of one user */
  enter(): Connection;
  leave(connection: Connection): void;
  close(): Promise<void>;
}

interface Connection {
  readonly sql: Sql;
  readonly since: number;
  users: number;
  /** By the server, or by a user who has left something on it; whoever enters next gets another one. */
  hasEnded: boolean;
}

/** @param count all of them, with the shared one */
export function openLanes(
  address: ServerAddress,
  count: number,
  applicationName: string,
  now: () => number = () => performance.now(),
): Lanes {
  const open = () => openLane(address, applicationName, now);
  const shared = open();
  const own = Array.from({ length: count - 1 }, open);
  /** The one used last comes first, because its server process is still in the caches of the machine. */
  const free = [...own];

  return {
    shared,
    takeOwn() {
      const lane = free.pop();
      if (!lane) throw new Error("More statements were let in than there are connections.");
      return lane;
    },
    giveBack: (lane) => free.push(lane),
    async close() {
      await Promise.all([shared, ...own].map((lane) => lane.close()));
    },
  };
}

/** Prepared statements use memory of a connection until it is replaced. */
const lifetimeMs = 30 * 60_000;

/**
 * Connects at the first statement. The lane replaces its connection itself, for new users: the driver would also do
 * so between two statements of a transaction, and it (3.4.9) blames the error that ended a connection on the first
 * statement of the next.
 */
function openLane(address: ServerAddress, applicationName: string, now: () => number): Lane {
  let current = connect();

  function connect(): Connection {
    const connection = {
      sql: openPool(address, { connections: 1, applicationName, forLife: true, takesText: true, onClose }),
      since: now(),
      users: 0,
      hasEnded: false,
    };
    function onClose() {
      connection.hasEnded = true;
    }
    return connection;
  }

  return {
    enter() {
      if (current.hasEnded || now() - current.since > lifetimeMs) {
        if (current.users === 0) void current.sql.end();
        current = connect();
      }
      current.users += 1;
      return current;
    },
    leave(connection) {
      connection.users -= 1;
      if (connection !== current && connection.users === 0) void connection.sql.end();
    },
    close: () => current.sql.end({ timeout: 1 }),
  };
}
