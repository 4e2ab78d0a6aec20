import { createServer } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { startEmbeddedServer } from "../../postgres/testing/index.ts";
import { freePort, runProgram, temporaryFolder } from "./running-program.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

async function refusalWith(environment: Record<string, string>): Promise<string> {
  const site = runProgram([process.execPath, "server/start.ts"], {
    environment: { PORT: "0", DATA_DIR: folder.path, ...environment },
  });
  expect(await site.ended).toBe(1);
  expect(site.output(), "no stack trace").not.toMatch(/\n\s+at .*:\d+/);
  return site.output().trim();
}

describe("a wrong setting ends the start with one clear message that names it", () => {
  test("a port that is no number", async () => {
    expect(await refusalWith({ PORT: "abc" })).toBe(
      'A setting is wrong:\n  PORT: expected a whole number from 0 to 65535, not "abc"',
    );
  });

  test("a port in use", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    const message = await refusalWith({ PORT: String(port) });
    other.close();
    expect(message).toContain(`PORT ${port} on 127.0.0.1 is in use by another program`);
  });

  test("a database that cannot be reached, after 15 s of trying", async () => {
    const port = await freePort();
    const startedAt = Date.now();
    const message = await refusalWith({ DATABASE_URL: `postgres://antara:geheim@127.0.0.1:${port}/antara` });
    expect(message).toContain("DATABASE_URL");
    expect(message).not.toContain("geheim");
    expect(Date.now() - startedAt).toBeGreaterThan(14_000);
  });

  test("a database in the C locale, which knows no letters in Devanagari", async () => {
    const server = await startEmbeddedServer();
    await server.createDatabase("plain_c", "C");
    expect(await refusalWith({ DATABASE_URL: server.addressOf("plain_c") })).toMatch(
      /DATABASE_URL.*locale/is,
    );
    await server.stop();
  });
});
