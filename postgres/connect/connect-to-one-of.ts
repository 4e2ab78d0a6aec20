/**
 * Connects to the first of some hosts that answers, or to the one that takes writes. The driver's own way never gives up
 * when several are away, and its queries would wait for ever.
 */
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { findPrimary } from "./find-primary.ts";
import { notInTime } from "./not-in-time.ts";
import { connectPatiently } from "./patient-socket.ts";
import type { Host } from "./server-address.ts";

/** A host that takes longer is passed over. */
const connectWithinMs = 3_000;

/** @returns what the driver calls for each new connection; begins with the next host each time */
export function connectToOneOf(hosts: readonly Host[]): () => Promise<Duplex> {
  let turn = -1;
  return async () => {
    turn = (turn + 1) % hosts.length;
    let refusal = new Error("There is no host to connect to.");
    for (const host of [...hosts.slice(turn), ...hosts.slice(0, turn)]) {
      try {
        return await connectTo(host);
      } catch (error) {
        refusal = error as Error;
      }
    }
    return failingConnection(refusal);
  };
}

/**
 * @param takesWrites asks one host; rejects where it cannot be asked
 * @returns what the driver calls for each new connection
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
  return new Promise((settle, refuse) => {
    const socket = connectPatiently({ host: name, port }).setTimeout(connectWithinMs);
    socket.once("error", refuse);
    socket.once("timeout", () => socket.destroy(notInTime(host)));
    socket.once("connect", () => {
      socket.off("error", refuse).setTimeout(0);
      // By this name the driver verifies a certificate.
      settle(Object.assign(socket, { host: name, port }));
    });
  });
}

/** The driver expects to be told of a failure by the connection itself, and only after it has begun to write. */
function failingConnection(error: Error): Duplex {
  return new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(error) });
}
