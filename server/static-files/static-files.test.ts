import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createApp } from "../app.ts";

const parent = mkdtempSync(join(tmpdir(), "antara-client-"));
const folder = join(parent, "client");
mkdirSync(join(folder, "assets"), { recursive: true });
writeFileSync(join(folder, "assets", "root-B1x2.js"), "export {};");
writeFileSync(join(folder, "favicon.svg"), "<svg/>");
writeFileSync(join(parent, "antara-secret.txt"), "secret");
afterAll(() => rmSync(parent, { recursive: true }));

const log = { debug() {}, info() {}, warn() {}, error() {} };
const app = createApp({ clientFolder: folder, answerPage: async () => new Response("the page"), log });

test("a file whose name carries a checksum may be kept for a year", async () => {
  const response = await app.request("/assets/root-B1x2.js");
  expect(await response.text()).toBe("export {};");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test("a file with a fixed name is asked for again after an hour", async () => {
  expect((await app.request("/favicon.svg")).headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test.each(["/", "/_.data", "/robots.txt", "/assets", "/assets/", "/assets/gone.js", "/lyrics/a.b-1"])(
  "%s is a page, not a file or folder",
  async (path) => {
    expect(await (await app.request(path)).text()).toBe("the page");
  },
);

test.each(["/..%2fantara-secret.txt", "/assets/..%2f..%2fantara-secret.txt", "/%2e%2e/antara-secret.txt"])(
  "%s does not leave the folder",
  async (path) => {
    expect(await (await app.request(path)).text()).not.toBe("secret");
  },
);
