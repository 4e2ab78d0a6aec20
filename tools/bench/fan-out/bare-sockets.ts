/** The reference: a bare server of WebSockets, which sends one message to all when it is asked by HTTP. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

const [message = ""] = process.argv.slice(2);
const subscribed = JSON.stringify(["1", null, "realtime:any", "system", { status: "ok" }]);

const server = createServer((_request, response) => {
  for (const socket of sockets.clients) socket.send(message);
  response.end();
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket) => socket.on("message", () => socket.send(subscribed)));

server.listen(0, "127.0.0.1", () => {
  console.log(`It is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
