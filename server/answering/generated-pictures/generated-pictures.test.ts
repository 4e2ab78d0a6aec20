import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawPicture, sleeveOf } from "#pictures";
import { openGeneratedPictures } from "./generated-pictures.ts";

const answerPicture = openGeneratedPictures({ headers: { "X-Content-Type-Options": "nosniff" } });
const server = createServer((asked, answer) => {
  if (!answerPicture(asked, answer)) answer.end("the site");
});
beforeAll(() => new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle)));
afterAll(() => server.close());

const { src } = sleeveOf("Tere Bina");
const ask = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options);

test("a picture is sent compressed and may be cached for ever", async () => {
  const answer = await ask(src, { headers: { "Accept-Encoding": "br, gzip" } });
  const { headers } = answer;
  expect([answer.status, await answer.text()]).toEqual([200, drawPicture(src)]);
  expect(headers.get("Content-Encoding")).toBe("br");
  expect(headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("Vary")).toBe("Accept-Encoding");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("a client that has a picture gets 304", async () => {
  const tag = (await ask(src)).headers.get("ETag") ?? "";
  expect((await ask(src, { headers: { "If-None-Match": tag } })).status).toBe(304);
});

test.each(["/pictures/v1/sleeve-forged.svg", "/pictures/v1/social/home-1.png", "/pictures/", "/"])(
  "%s is for others to answer",
  async (path) => {
    expect(await (await ask(path)).text()).toBe("the site");
  },
);
