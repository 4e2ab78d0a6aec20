/**
 * Connects to the first of several hosts that answers, or to the one that takes writes. The driver itself never gives
 * up if several hosts are unavailable, and its queries would wait forever.
 */
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { findPrimary } from "./find-primary.ts";
import { notInTime } from "./not-in-time.ts";
import { connectPatiently } from "./patient-socket.ts";
import type { Host } from "./server-address.ts";

/** A host that takes longer is skipped. */
const connectTimeoutMs = 3_000;

/** @returns a function for the driver's new connections; starts with another host each time */
export function connectToOneOf(hosts: readonly Host[]): () => Promise<Duplex> {
  let turn = -1;
  return async () => {
    turn = (turn + 1) % hosts.length;
    let lastError = new Error("There is no host to connect to.");
    for (const host of [...hosts.slice(turn), ...hosts.slice(0, turn)]) {
      try {
        return await connectTo(host);
      } catch (error) {
        lastError = error as Error;
      }
    }
    return failingConnection(lastError);
  };
}

/**
 * @param takesWrites queries one host; rejects if it cannot be queried
 * @returns a function for the driver's new connections
 */
export function connectToPrimary(
  hosts: readonly Host[],
  takesWrites: (host: Host) => Promise<boolean>,
): () => Promise<Duplex> {
  const find = findPrimary(hosts, takesWrites);
  return async () => {
    try {
      return await connectTo(await find());
    } catch (error) {
      return failingConnection(error as Error);
    }
  };
}

function connectTo(host: Host): Promise<Socket> {
  const { name, port } = host;
  return new Promise((resolve, reject) => {
    const socket = connectPatiently({ host: name, port }).setTimeout(connectTimeoutMs);
    socket.once("error", reject);
    socket.once("timeout", () => socket.destroy(notInTime(host)));
    socket.once("connect", () => {
      socket.off("error", reject).setTimeout(0);
      // The driver verifies the certificate by this name.
      resolve(Object.assign(socket, { host: name, port }));
    });
  });
}

/** The driver expects failures from the connection itself, after it has begun to write. */
function failingConnection(error: Error): Duplex {
  return new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(error) });
}
