/**
 * A start that is to end while it is still under way, held up by programs that never come to an end by themselves.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { processesIn } from "../testing/processes-in.ts";
import { makeCluster } from "./cluster.ts";
import { chooseRunAs } from "./run-as.ts";
import { ServerDidNotStart, startServer } from "./server-process.ts";

let folder: string;
let ending: AbortController;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "antara given up-"));
  ending = new AbortController();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In the place of both programs of PostgreSQL, in the folder in which it is started. */
function endlessPrograms() {
  const program = join(folder, "endless");
  const begun = join(folder, "begun");
  writeFileSync(program, `#!/bin/sh\ntouch "${begun}"\nexec sleep 600\n`, { mode: 0o755 });
  return {
    binaries: { initdb: program, postgres: program },
    hasBegun: () => expect.poll(() => existsSync(begun), { timeout: 30_000 }).toBe(true),
  };
}

test("while its cluster is created, leaves neither a process nor an incomplete cluster", async () => {
  const { binaries, hasBegun } = endlessPrograms();
  const made = makeCluster({
    binaries,
    folder: join(folder, "postgres"),
    locale: [],
    durable: false,
    ending: ending.signal,
  });
  const refused = expect(made).rejects.toBe("enough");
  await hasBegun();
  ending.abort("enough");
  await refused;
  expect(readdirSync(folder).filter((name) => name.startsWith("postgres"))).toEqual([]);
  expect(processesIn(folder)).toEqual([]);
});

test("while its server is not ready, leaves no server", async () => {
  const { binaries, hasBegun } = endlessPrograms();
  const started = startServer({
    binaries,
    folder,
    runAs: chooseRunAs(undefined),
    settings: {},
    ending: ending.signal,
  });
  const refused = expect(started).rejects.toThrow(ServerDidNotStart);
  await hasBegun();
  ending.abort("enough");
  await refused;
  expect(processesIn(folder)).toEqual([]);
});
