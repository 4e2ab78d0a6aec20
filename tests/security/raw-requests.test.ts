/** Requests that are no proper HTTP are refused, and none hides behind another or is echoed. */
import { expect, test } from "vitest";
import { send } from "./attacked-site.ts";

test.each([
  [
    "two lengths of one body",
    "POST /admin HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin/x HTTP/1.1\r\n\r\n",
  ],
  [
    "an unknown transfer coding",
    "POST /admin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
  ],
  [
    "two transfer codings",
    "POST /admin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
  ],
  [
    "two different lengths",
    "POST /admin HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
  ],
  ["a length with a sign", "POST /admin HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\na"],
  ["a space before a colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n"],
  ["a folded header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n"],
  ["line ends without CR", "GET / HTTP/1.1\nHost: a\n\n"],
  ["a CR inside a header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["the same host twice", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"],
  [
    "two hosts for a websocket",
    "GET /realtime/v1/websocket?apikey=antara-public HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  ],
  ["a host with a path", "GET /no-such HTTP/1.1\r\nHost: a/admin?\r\nConnection: close\r\n\r\n"],
  ["headers of 17 KB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(17_000)}\r\n\r\n`],
  ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["an unknown method", "EVIL / HTTP/1.1\r\nHost: a\r\n\r\n"],
])(
  "a request with %s is refused and its connection closed, so that no second request can hide behind it",
  async (_what, bytes) => {
    const answer = await send(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  },
);

test.each(["TRACE", "CONNECT", "OPTIONS", "PROPFIND"])("%s does not echo the request", async (method) => {
  const answer = await send(
    `${method} /admin HTTP/1.1\r\nHost: a\r\nCookie: antara-session=echoed\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).not.toContain("echoed");
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
});
