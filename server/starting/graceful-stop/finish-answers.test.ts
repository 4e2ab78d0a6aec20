import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "../listen.ts";
import { finishAnswers } from "./index.ts";

async function slowServer(answerMs: number): Promise<{ server: Server; address: string }> {
  const server = createServer((_request, response) => {
    response.write("begun ");
    setTimeout(() => response.end("finished"), answerMs);
  });
  return { server, address: await listen(server, "127.0.0.1", 0) };
}

test("a running response is finished, and no new one starts", async () => {
  const { server, address } = await slowServer(300);
  const answer = await fetch(address);
  const stopping = finishAnswers(server);
  await expect(fetch(address)).rejects.toThrow();
  expect(await answer.text()).toBe("begun finished");
  await stopping;
});

test("a connection that a visitor keeps open does not delay the stop", async () => {
  const { server, address } = await slowServer(0);
  await (await fetch(address)).text();
  const askedAt = Date.now();
  await finishAnswers(server);
  // A delayed stop would take six seconds.
  expect(Date.now() - askedAt).toBeLessThan(5_000);
});

test("a new connection still gets its response", async () => {
  const { server, address } = await slowServer(0);
  const visitor = connect(Number(new URL(address).port), "127.0.0.1");
  await once(server, "connection");
  const stopping = finishAnswers(server);
  visitor.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(await text(visitor)).toContain("finished");
  await stopping;
});
