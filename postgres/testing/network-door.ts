/** A door of its own, by TCP, to a server that may listen on a socket only: can be closed, and can tamper. */
import { connect, createServer, type Server, type Socket } from "node:net";
import type { Transform } from "node:stream";
import type { ServerAddress } from "../connect/server-address.ts";

export interface NetworkDoor {
  readonly port: number;
  /** Cuts all connections and goes on letting in new ones. */
  cut(): void;
  /** Cuts all connections and lets nobody in any more. */
  close(): Promise<void>;
}

/** @param filter made for each connection, for what comes from the server */
export async function openNetworkDoor(
  { socketFile, hosts = [] }: Pick<ServerAddress, "socketFile" | "hosts">,
  filter?: () => Transform,
): Promise<NetworkDoor> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const behind = socketFile ? connect(socketFile) : connect(hosts[0]?.port ?? 0, hosts[0]?.name);
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => [client, behind].map((each) => each.destroy()));
    }
    client.pipe(behind);
    (filter ? behind.pipe(filter()) : behind).pipe(client);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut,
    close: () => {
      cut();
      return new Promise((settle) => server.close(() => settle()));
    },
  };
}
