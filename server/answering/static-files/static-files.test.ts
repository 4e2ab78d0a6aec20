import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaticFiles } from "./static-files.ts";

const parent = mkdtempSync(join(tmpdir(), "antara-client-"));
const folder = join(parent, "client");
mkdirSync(join(folder, "assets"), { recursive: true });
writeFileSync(join(folder, "assets", "root-B1x2.js"), "export {};");
writeFileSync(join(folder, "assets", "root-B1x2.js.br"), "as brotli");
writeFileSync(join(folder, "assets", "root-B1x2.js.gz"), "as gzip");
writeFileSync(join(folder, "assets", "martel-D0Zi.woff2"), "a font");
writeFileSync(join(folder, "favicon.svg"), "<svg/>");
writeFileSync(join(parent, "antara-secret.txt"), "secret");

const answerFile = openStaticFiles({ folder, headers: { "X-Content-Type-Options": "nosniff" } });
const server = createServer((asked, answer) => {
  if (!answerFile(asked, answer)) answer.end("the page");
});
beforeAll(() => new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle)));
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  readonly bytes: Buffer;
}

/** Does not use `fetch`, which resolves dots in an address and decompresses the body. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((settle, refuse) => {
    request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        settle({ status: answer.statusCode, headers: answer.headers, body: bytes.toString(), bytes });
      });
    })
      .on("error", refuse)
      .end();
  });
}

test("a file with a checksum in its name may be cached for a year", async () => {
  const { status, headers, body } = await ask("/assets/root-B1x2.js");
  expect(status).toBe(200);
  expect(body).toBe("export {};");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a file with a fixed name is revalidated after an hour", async () => {
  expect((await ask("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

test.each([
  ["br, gzip", "br", "as brotli"],
  ["gzip", "gzip", "as gzip"],
  ["identity", undefined, "export {};"],
])(
  "a browser that accepts %s gets the file in that encoding, with its length",
  async (accepted, form, text) => {
    const { headers, body } = await ask("/assets/root-B1x2.js", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(form);
    expect(headers["content-length"]).toBe(String(text.length));
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body).toBe(text);
  },
);

test("a font, which is already compressed, has one encoding for all", async () => {
  const { headers, body } = await ask("/assets/martel-D0Zi.woff2", { "Accept-Encoding": "br, gzip" });
  expect(body).toBe("a font");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBeUndefined();
});

test("a browser that already has a file gets 304, and only for the encoding that it has", async () => {
  const compressed = await ask("/assets/root-B1x2.js", { "Accept-Encoding": "br" });
  const plain = await ask("/assets/root-B1x2.js");
  expect(compressed.headers.etag).not.toBe(plain.headers.etag);
  const again = (tag = "", accepted = "br") =>
    ask("/assets/root-B1x2.js", { "If-None-Match": tag, "Accept-Encoding": accepted });
  for (const tag of [compressed.headers.etag, `"other", W/${compressed.headers.etag}`, "*"]) {
    const { status, headers, body } = await again(tag);
    expect([status, body]).toEqual([304, ""]);
    expect(headers.etag).toBe(compressed.headers.etag);
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers.vary).toBe("Accept-Encoding");
  }
  expect((await again(compressed.headers.etag, "identity")).status).toBe(200);
  expect((await again('"other"')).status).toBe(200);
});

test("a HEAD request gets all headers and no body", async () => {
  const { status, headers, body } = await ask("/assets/root-B1x2.js", { "Accept-Encoding": "br" }, "HEAD");
  expect([status, body]).toEqual([200, ""]);
  expect(headers["content-length"]).toBe("9");
  expect(headers["content-encoding"]).toBe("br");
});

test("the compressed files have no addresses of their own", async () => {
  expect((await ask("/assets/root-B1x2.js.br")).body).toBe("the page");
});

test("a POST to the address of a file is left to the site", async () => {
  expect((await ask("/favicon.svg", {}, "POST")).body).toBe("the page");
});

test.each([
  "/../antara-secret.txt",
  "/..%2fantara-secret.txt",
  "/assets/..%2f..%2fantara-secret.txt",
  "/%2e%2e/antara-secret.txt",
  "/assets/../../antara-secret.txt",
  "//antara-secret.txt",
  "/assets/%00/../../../antara-secret.txt",
  "/favicon.svg%00.js",
  "/__proto__",
])("%s does not leave the folder", async (path) => {
  expect((await ask(path)).body).toBe("the page");
});

test("the tag of a file depends on its content, so every process sends the same", async () => {
  const { headers, bytes } = await ask("/favicon.svg");
  expect(headers.etag).toBe(`"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`);
});

test.each(["/", "/_.data", "/robots.txt", "/assets", "/assets/", "/assets/gone.js", "/lyrics/a.b-1"])(
  "%s is a page, not a file or folder",
  async (path) => {
    expect((await ask(path)).body).toBe("the page");
  },
);
