/** Forms of strangers are refused before they cost anything, and those of the administrator have limits too. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, address, ask, sameOrigin, signIn } from "./attacked-site.ts";
import { publicKey } from "./attacked-site-settings.ts";

const formType = "application/x-www-form-urlencoded";
const multipartType = "multipart/form-data; boundary=x";

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

type Headers = Readonly<Record<string, string>>;

const browser: Headers = { ...sameOrigin, Accept: "text/html", "Content-Type": formType };

/** Begins a form that is never finished. */
function begin(path: string, headers: Headers, bytes: string): Socket {
  const { hostname, port } = new URL(address());
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  held.push(socket);
  socket.on("error", () => undefined);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join("")}\r\n${bytes}`);
  return socket;
}

/** @returns the first line of the answer */
async function answerTo(socket: Socket): Promise<string> {
  const [text] = await once(socket, "data", { signal: AbortSignal.timeout(5_000) });
  return String(text).split("\r\n")[0] ?? "";
}

const declared = { "Content-Length": "3900000" };
const chunked = { "Transfer-Encoding": "chunked" };
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;

test.each([
  ["a page behind the guard", "/admin/words/add", { ...browser, ...declared }, "a=1", 302],
  ["the same without a length", "/admin/words/add", { ...browser, ...chunked }, chunk(40_000), 302],
  ["a report", "/lyrics/1/report", { ...browser, ...declared }, "kind=", 413],
  ["a report without a length", "/lyrics/1/report", { ...browser, ...chunked }, chunk(70_000), 413],
  ["the sign-in", "/admin", { ...browser, ...declared }, "a=1", 413],
  ["the sign-in without a length", "/admin", { ...browser, ...chunked }, chunk(40_000), 413],
  [
    "a table, with the public key",
    "/rest/v1/lyrics",
    { ...browser, ...declared, apikey: publicKey },
    "a=1",
    413,
  ],
  [
    "a table, with the public key and without a length",
    "/rest/v1/lyrics",
    { ...browser, ...chunked, apikey: publicKey },
    chunk(70_000),
    413,
  ],
])(
  "a stranger's large form to %s is answered before it is whole",
  async (_, path, headers, bytes, status) => {
    expect(await answerTo(begin(path, headers, bytes))).toContain(` ${status} `);
  },
);

test("a form of the administrator may have 500 fields and no more", async () => {
  const cookies = await signIn();
  const send = async (type: string, body: string): Promise<Answer["status"]> => {
    const headers = { ...browser, "Content-Type": type, Cookie: cookies };
    return (await ask("/admin/words/add", { method: "POST", headers, body })).status;
  };
  const pairs = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=1`).join("&");
  const part = '--x\r\nContent-Disposition: form-data; name="k"\r\n\r\n1\r\n';
  const parts = (count: number) => `${part.repeat(count)}--x--\r\n`;
  expect([await send(formType, pairs(500)), await send(formType, pairs(502))]).toEqual([400, 413]);
  expect([await send(multipartType, parts(499)), await send(multipartType, parts(501))]).toEqual([400, 413]);
});

test("a form without a length is refused where it becomes too long", async () => {
  const headers = { ...browser, ...chunked, Cookie: await signIn() };
  expect(await answerTo(begin("/admin/words/add", headers, chunk(4 * 1_024 * 1_024 + 1)))).toContain(" 413 ");
});

test("few forms with a forged cookie are read at once, and their memory is free afterwards", async () => {
  const headers = { ...browser, Cookie: `antara-session=${"a".repeat(43)}` };
  const send = async () =>
    (await ask("/admin/words/add", { method: "POST", headers, body: "word=typed" })).status;
  for (let n = 0; n < 16; n += 1)
    begin("/admin/words/add", { ...headers, "Content-Length": "800000" }, "word=never finished");
  await vi.waitFor(async () => expect(await send()).toBe(302), { timeout: 5_000 });
  for (const socket of held.splice(0)) socket.destroy();
  await vi.waitFor(async () => expect(await send()).toBe(401), { timeout: 5_000 });
});
