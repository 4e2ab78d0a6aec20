/**
 * For tests: data folders of the embedded PostgreSQL for one test file; after each test no process may run in them.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Database } from "../database.ts";
import type { Log } from "../log.ts";
import { openDatabase } from "../open-database.ts";
import { processesIn } from "./processes-in.ts";

interface DataFolders {
  /** The parent folder; its name contains a space. */
  readonly parent: string;
  /** Created by a first start, with an empty table `kept (word text)`. */
  readonly made: string;
  readonly log: Log;
  /** The log of this test. */
  logged(): string;
  /** Stays open until the end of the test. */
  open(dataDir: string): Promise<Database>;
}

/** Call it at the top of a test file. */
export function dataFoldersForTests(): DataFolders {
  const parent = mkdtempSync(join(tmpdir(), "antara data-"));
  const made = join(parent, "made");
  const lines: string[] = [];
  const say = (message: string) => lines.push(message);
  const log = { info: say, warn: say, error: say };
  const opened = new Set<Database>();
  const open = async (dataDir: string) => {
    const database = await openDatabase({ dataDir, log });
    opened.add(database);
    return database;
  };
  const closeAll = async () => {
    for (const database of opened) await database.close();
    opened.clear();
    lines.length = 0;
    expect(processesIn(parent)).toEqual([]);
  };
  beforeAll(async () => {
    const { sql } = await open(made);
    await sql`create table kept (word text)`;
    await closeAll();
  });
  afterEach(closeAll);
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  return { parent, made, log, logged: () => lines.join("\n"), open };
}

/** @returns the process id of the server in a data folder */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}
