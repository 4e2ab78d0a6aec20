import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpServer, defaultTimeouts } from "./http-server.ts";
import { listen } from "./listen.ts";

const impatience = { headers: 200, request: 400, unread: 600, interval: 50, refusalMs: 10_000 };
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

/** What the server does with the next connection, seen from inside. */
const connected = () => once(server, "connection") as Promise<[Socket]>;

/**
 * Sends the start of a request and continues one character at a time without reading, until the server has answered.
 * @returns the first line of the response
 */
async function dribble(beginning: string): Promise<string> {
  const accepted = connected();
  const socket = connect(port, "127.0.0.1").setEncoding("latin1").pause();
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  socket.on("error", () => undefined);
  const closed = new Promise((settle) => socket.once("close", settle));
  socket.write(beginning);
  const [held] = await accepted;
  const saidAll = Promise.race([once(held, "finish"), once(held, "close")]);
  const timer = setInterval(() => socket.write("a"), 20);
  await saidAll;
  clearInterval(timer);
  // The first write resets a connection that was closed, and the second one notices.
  for (let more = 0; more < 2; more += 1) await new Promise((settle) => socket.write("a", settle));
  socket.resume();
  await closed;
  return answer.split("\r\n")[0] ?? "";
}

test("a client that sends headers or a form very slowly is cut off, and can read why", async () => {
  server.on("request", (request) => request.resume().on("error", () => undefined));
  expect(await dribble("GET / HTTP/1.1\r\nHost: a\r\nX: ")).toBe("HTTP/1.1 408 Request Timeout");
  expect(await dribble("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n")).toBe(
    "HTTP/1.1 408 Request Timeout",
  );
});

test("a form that was refused as too slow is not processed when its end arrives after all", async () => {
  let whole = 0;
  server.on("request", (request) =>
    request
      .resume()
      .on("end", () => {
        whole += 1;
      })
      .on("error", () => undefined),
  );
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).setEncoding("latin1");
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabcde");
  const [answer] = await once(socket, "data");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  const closed = once(socket, "close");
  socket.end("fghij");
  await closed;
  expect(whole).toBe(0);
});

test("a client that keeps sending is cut off shortly after its refusal", async () => {
  const impatient = createHttpServer({ ...impatience, refusalMs: 100 });
  const { port: itsPort } = new URL(await listen(impatient, "127.0.0.1", 0));
  const socket = connect({ port: Number(itsPort), host: "127.0.0.1", allowHalfOpen: true }).resume();
  socket.on("error", () => undefined);
  const timer = setInterval(() => socket.write("no request at all\r\n\r\n"), 20);
  await new Promise((settle) => socket.once("close", settle));
  clearInterval(timer);
  impatient.close();
});

test("a client that never reads its response is cut off", async () => {
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

test("a client that offers an upgrade to HTTP/2 gets a normal response", async () => {
  server.on("upgrade", (_, socket) => socket.destroy());
  server.on("request", (_, response) => response.end("here"));
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.destroy();
});

test("a client has 10 s for headers and 2 minutes for the request", () => {
  expect(defaultTimeouts.headers).toBeLessThanOrEqual(10_000);
  expect(Math.max(defaultTimeouts.request, defaultTimeouts.unread)).toBeLessThanOrEqual(120_000);
});
