/** For tests: a TCP proxy to a server that listens only on a socket; it can be closed, and can change the traffic. */
import { connect, createServer, type Server, type Socket } from "node:net";
import type { Transform } from "node:stream";
import type { ServerAddress } from "../connect/server-address.ts";

export interface NetworkDoor {
  readonly port: number;
  /** Closes all connections, but accepts new ones. */
  cut(): void;
  /** Closes all connections and accepts no more. */
  close(): Promise<void>;
}

/** @param filter created for each connection, applied to the server's messages */
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
