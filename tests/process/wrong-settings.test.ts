import { chownSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "#machine";
import { startEmbeddedServer } from "../../postgres/testing/index.ts";
import { compileCache, runProgram, startSite, stopProgram, temporaryFolder } from "./run-program.ts";

const folder = temporaryFolder();
afterAll(folder.remove);
const isRoot = process.getuid?.() === 0;

async function refusalWith(environment: Record<string, string>): Promise<string> {
  const site = runProgram([process.execPath, "server/start.ts"], {
    environment: { ...compileCache(), PORT: "0", DATA_DIR: folder.path, ...environment },
  });
  expect(await site.ended).toBe(1);
  expect(site.output(), "no stack trace").not.toMatch(/\n\s+at .*:\d+/);
  const [, message = ""] = /^\d{4}-\S+Z error (.*)\n$/.exec(site.output()) ?? [];
  return message;
}

describe("a wrong setting ends the start with one message that names it", () => {
  test("a port that is not a number", async () => {
    expect(await refusalWith({ PORT: "abc" })).toBe(
      'A setting is wrong: PORT: expected a whole number from 0 to 65535, not "abc"',
    );
  });

  test("a port in use, or a mistyped setting, which is named", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    const message = await refusalWith({ PORT: String(port), STARTER_CATALOGUE: "off" });
    other.close();
    expect(message).toBe(
      `PORT ${port} on 127.0.0.1 is in use by another program: end that one, or set PORT to another number.`,
    );
    const site = await startSite(folder.path, { ADMIN_PASWORD: "marzipan kettle orbit fjord" });
    expect(site.output()).toContain("The administrator's password, shown only this once: ");
    expect(site.output()).toMatch(
      / warn ADMIN_PASWORD is set, which is no setting.*If ADMIN_PASSWORD was meant/,
    );
    expect(site.output()).not.toContain("marzipan");
    await stopProgram(site);
  });

  test("a schema of the data service that the database does not have", async () => {
    expect(await refusalWith({ STARTER_CATALOGUE: "off", DATA_API_SCHEMAS: "public,shop" })).toMatch(
      /DATA_API_SCHEMAS names "shop", which this database does not have\. Create it, or correct the setting\.$/,
    );
  });

  test("a data folder that is a file, even with an external PostgreSQL", async () => {
    const file = join(folder.path, "file");
    writeFileSync(file, "");
    const words = `The data folder ${file} cannot be used (ENOTDIR): it is, or lies in, a file. Name one that you may write to with DATA_DIR.`;
    expect(await refusalWith({ DATA_DIR: file })).toBe(words);
    const DATABASE_URL = "postgres://antara@127.0.0.1:1/antara";
    expect(await refusalWith({ DATA_DIR: file, DATABASE_URL })).toBe(words);
  });

  if (existsSync("/proc/self")) {
    test("a data folder that cannot be created", async () => {
      expect(await refusalWith({ DATA_DIR: "/proc/antara/data" })).toBe(
        "The data folder /proc/antara/data cannot be used (ENOENT): no such folder can be made. Name one that you may write to with DATA_DIR.",
      );
    });
  }

  test("a data folder of another user", async () => {
    const theirs = isRoot ? join(folder.path, "theirs") : "/";
    if (isRoot) {
      mkdirSync(theirs);
      chownSync(theirs, 54_321, 54_321);
    }
    expect(await refusalWith({ DATA_DIR: theirs })).toBe(
      `The data folder ${theirs} cannot be used: it belongs to user ${statSync(theirs).uid}, and this is user ${process.getuid?.()}. ` +
        "Start as the user to whom it belongs, or name another folder with DATA_DIR.",
    );
  });

  test("a database that cannot be reached, after 15 s of trying", async () => {
    const port = await freePort();
    const startedAt = Date.now();
    const message = await refusalWith({ DATABASE_URL: `postgres://antara:geheim@127.0.0.1:${port}/antara` });
    expect(message).toContain("DATABASE_URL");
    expect(message).not.toContain("geheim");
    expect(Date.now() - startedAt).toBeGreaterThan(14_000);
  });

  test("a database in the C locale, which has no Devanagari letters", async () => {
    const server = await startEmbeddedServer();
    await server.createDatabase("plain_c", "C");
    expect(await refusalWith({ DATABASE_URL: server.addressOf("plain_c") })).toMatch(
      /DATABASE_URL.*locale/is,
    );
    await server.stop();
  });
});
