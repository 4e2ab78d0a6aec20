import { createServer, type RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { languages } from "../../../site/texts/languages.ts";
import { listen } from "../../starting/listen.ts";
import { createContextReader } from "../request-context/index.ts";
import { parseTrustedProxies } from "../visitor-address/index.ts";
import { type AnsweredRequest, logRequest, setRequestIdHeader } from "./index.ts";

const lines: string[] = [];
const keep = (level: string) => (message: string) => lines.push(`${level} ${message}`);
const log = { debug: keep("debug"), info: keep("info"), warn: keep("warn"), error: keep("error") };

const server = createServer();
let address: string;
beforeEach(async () => {
  address = await listen(server, "127.0.0.1", 0);
});
afterEach(() => {
  lines.length = 0;
  server.removeAllListeners("request");
  server.closeAllConnections();
  server.close();
});

interface Options {
  readonly isDebug?: boolean;
  readonly proxies?: readonly string[];
  readonly onAnswered?: (answered: AnsweredRequest) => void;
}

function answerWith(answer: RequestListener, { isDebug = false, proxies, onAnswered }: Options = {}): void {
  const readContext = createContextReader({
    languages,
    trustedProxies: parseTrustedProxies(proxies),
  });
  server.on("request", (request, response) => {
    const context = readContext(request);
    logRequest(response, context, { log, isDebug, onAnswered });
    setRequestIdHeader(response, context);
    answer(request, response);
  });
}

const ok: RequestListener = (_request, response) => response.end("ok");
const failing: RequestListener = (_request, response) => response.writeHead(503).end();

describe("the line of a request", () => {
  test("contains id, method, path, status and time, and nothing of the search", async () => {
    answerWith(ok, { isDebug: true });
    const answer = await fetch(`${address}/search?q=mera+naam`, { headers: { Cookie: "session=geheim" } });
    const id = answer.headers.get("X-Request-Id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^debug request id=\S+ method=GET path=\/search status=200 ms=\d+\.\d$/);
    expect(lines[0]).toContain(`id=${id} `);
  });

  test("is logged at warn for a server error, and only at debug otherwise", async () => {
    answerWith((request, response) => (request.url === "/bad" ? failing : ok)(request, response));
    await (await fetch(`${address}/good`)).text();
    await (await fetch(`${address}/bad`)).text();
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^warn request id=\S+ method=GET path=\/bad status=503 ms=/);
  });

  test("is logged at info when the request took more than a second", async () => {
    answerWith((_request, response) => void wait(1_020).then(() => response.end()));
    await (await fetch(`${address}/slow`)).text();
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^info request .* path=\/slow status=200 ms=\d{4,}\./);
  });

  test("has status 499 when the visitor disconnected before the response was complete", async () => {
    const begun = Promise.withResolvers<void>();
    answerWith(
      (_request, response) => {
        response.write("begun");
        begun.resolve();
      },
      { isDebug: true },
    );
    const gone = new AbortController();
    const asking = fetch(address, { signal: gone.signal }).then((answer) => answer.text());
    await begun.promise;
    gone.abort();
    await expect(asking).rejects.toThrow();
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toContain("status=499");
  });

  test("cannot be forged by an address", async () => {
    answerWith(failing);
    await fetch(`${address}/a"%20status=200%0A`);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ path=\S+ status=503 /);
  });
});

describe("the id of a request", () => {
  const named = { "X-Request-Id": "proxy-4711.a" };

  test("is the one set by a trusted proxy", async () => {
    answerWith(ok, { proxies: ["127.0.0.1"] });
    const answer = await fetch(address, { headers: named });
    expect(answer.headers.get("X-Request-Id")).toBe("proxy-4711.a");
  });

  test("is ours when a visitor sends one, or a proxy sends an invalid one", async () => {
    answerWith(ok);
    const invented = await fetch(address, { headers: named });
    expect(invented.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    server.removeAllListeners("request");
    answerWith(ok, { proxies: ["127.0.0.1"] });
    for (const nonsense of ["short", "with space in it", 'quo"ted-name', "x".repeat(65)]) {
      const answer = await fetch(address, { headers: { "X-Request-Id": nonsense } });
      expect(answer.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test("is not sent with files, and by the data service only when the proxy set it", async () => {
    answerWith(ok, { proxies: ["127.0.0.1"] });
    for (const path of ["/assets/a.js", "/pictures/v1/a.svg", "/rest/v1/lyrics"])
      expect((await fetch(address + path)).headers.get("X-Request-Id")).toBeNull();
    const answer = await fetch(`${address}/rest/v1/lyrics`, { headers: named });
    expect(answer.headers.get("X-Request-Id")).toBe("proxy-4711.a");
  });
});

test("every request is counted, whatever is logged", async () => {
  const counted: AnsweredRequest[] = [];
  answerWith(ok, { onAnswered: (answered) => counted.push(answered) });
  await (await fetch(`${address}/albums?page=2`, { method: "POST" })).text();
  await expect
    .poll(() => counted)
    .toMatchObject([{ context: { method: "POST", path: "/albums" }, status: 200, ms: expect.any(Number) }]);
  expect(lines).toEqual([]);
});
