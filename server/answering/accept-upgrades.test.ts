import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../starting/listen.ts";
import { acceptUpgrades } from "./accept-upgrades.ts";
import { parseTrustedProxies } from "./visitor-address/index.ts";

const server = createServer();
const handled: string[] = [];
let port: number;

beforeEach(async () => {
  handled.length = 0;
  acceptUpgrades(
    server,
    ({ url }, socket, _head, address) => {
      handled.push(`${url} by ${address}`);
      socket.end();
    },
    parseTrustedProxies(["127.0.0.1"]),
  );
  port = Number(new URL(await listen(server, "127.0.0.1", 0)).port);
});

afterEach(() => {
  server.removeAllListeners("upgrade");
  server.close();
});

/** @returns the server's response before it disconnects */
async function upgrade(address: string, visitor = "203.0.113.9"): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  socket.write(
    `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Forwarded-For: ${visitor}\r\n\r\n`,
  );
  await once(socket, "close");
  return answer;
}

test("an upgrade for live changes is passed on with its visitor's network, for IPv6 the whole /64", async () => {
  await upgrade("/realtime/v1/websocket?apikey=x&vsn=2.0.0");
  expect(handled).toEqual(["/realtime/v1/websocket?apikey=x&vsn=2.0.0 by 203.0.113.9"]);
  for (const visitor of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"])
    await upgrade("/realtime/v1/websocket", visitor);
  expect(handled.slice(1)).toEqual(Array(2).fill("/realtime/v1/websocket by 2001:db8:1:2::/64"));
});

test.each(["/", "/realtime/v1/websockets", "/realtime/v1/websocket/", "/search?/realtime/v1/websocket"])(
  "a socket for anything else is refused: %s",
  async (address) => {
    expect(await upgrade(address)).toMatch(/^HTTP\/1\.1 404 /);
    expect(handled).toEqual([]);
  },
);

test("upgrades of other listeners are left to them", async () => {
  server.on("upgrade", ({ url }, socket) => {
    if (url === "/hot") socket.end("hot");
  });
  expect(await upgrade("/hot")).toBe("hot");
});
