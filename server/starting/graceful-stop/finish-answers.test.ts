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

test("an answer that has begun is finished, and no new one is begun", async () => {
  const { server, address } = await slowServer(300);
  const answer = await fetch(address);
  const stopping = finishAnswers(server);
  await expect(fetch(address)).rejects.toThrow();
  expect(await answer.text()).toBe("begun finished");
  await stopping;
});

test("a connection kept open by a visitor does not hold up the end", async () => {
  const { server, address } = await slowServer(0);
  await (await fetch(address)).text();
  const askedAt = Date.now();
  await finishAnswers(server);
  // Held up, the end would come after six seconds.
  expect(Date.now() - askedAt).toBeLessThan(5_000);
});

test("a connection that was just made still gets its answer", async () => {
  const { server, address } = await slowServer(0);
  const visitor = connect(Number(new URL(address).port), "127.0.0.1");
  await once(server, "connection");
  const stopping = finishAnswers(server);
  visitor.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(await text(visitor)).toContain("finished");
  await stopping;
});
