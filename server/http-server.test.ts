import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpServer, usualPatience } from "./http-server.ts";
import { listen } from "./listen.ts";

const impatience = { headers: 200, request: 400, silence: 600, interval: 50 };
const server = createHttpServer(impatience);
let port: number;

beforeEach(async () => {
  server.removeAllListeners("request");
  port = Number(new URL(await listen(server, "127.0.0.1", 0)).port);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Sends the beginning of a request, and goes on with a character at a time. */
async function dribble(beginning: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  socket.on("error", () => undefined);
  socket.write(beginning);
  const timer = setInterval(() => socket.write("a"), 20);
  await once(socket, "close");
  clearInterval(timer);
  return answer.split("\r\n")[0] ?? "";
}

test("a client that dribbles its headers, or its form, is cut off", async () => {
  server.on("request", (request) => request.resume().on("error", () => undefined));
  expect(await dribble("GET / HTTP/1.1\r\nHost: a\r\nX: ")).toBe("HTTP/1.1 408 Request Timeout");
  expect(await dribble("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n")).toBe(
    "HTTP/1.1 408 Request Timeout",
  );
});

test("a client that asks and never reads is cut off", async () => {
  const page = Buffer.alloc(50_000_000);
  server.on("request", (_, response) => response.end(page));
  const closed = new Promise((settle) =>
    server.once("connection", (held: Socket) => held.once("close", settle)),
  );
  const socket = connect(port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await closed;
  socket.destroy();
});

test("a client that asks for HTTP/2 beside its request is answered in what the site speaks", async () => {
  server.on("upgrade", (_, socket) => socket.destroy());
  server.on("request", (_, response) => response.end("here"));
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.destroy();
});

test("nobody has longer than 10 s for headers, and 2 minutes for all", () => {
  expect(usualPatience.headers).toBeLessThanOrEqual(10_000);
  expect(Math.max(usualPatience.request, usualPatience.silence)).toBeLessThanOrEqual(120_000);
});
