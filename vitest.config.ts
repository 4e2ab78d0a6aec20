/** Which tests run how: beside the code on one shared server, whole processes, the browser. */
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { findMemoryFolder, makeRunFolder } from "#machine";
import { LongestFirst } from "./vitest.longest-first.ts";

/** Rooms about the database, and the others. */
const databaseRooms = [
  "postgres",
  "queue",
  "catalogue",
  "backups",
  "exchange",
  "moving",
  "identity",
  "data-service",
  "realtime",
];
const otherRooms = [
  "networks",
  "pictures",
  "transliteration",
  "settings",
  "machine",
  "terminal",
  "server",
  "site",
];
const tools = ["scripts", "tools"];

const rooms = `{${[...databaseRooms, ...otherRooms, ...tools]}}`;
const besideTheCode = globSync(`${rooms}/**/*.test.{ts,tsx}`, { cwd: import.meta.dirname }).map((file) => ({
  file,
  text: readFileSync(join(import.meta.dirname, file), "utf8"),
}));
const namesOf = (files: typeof besideTheCode) => files.map(({ file }) => file);

/** Only these wait for a server. */
const asksServer = /openTest(Database|Service)|testServer/;
const onDatabase = besideTheCode.filter(({ text }) => asksServer.test(text));
const withoutDatabase = besideTheCode.filter(({ text }) => !asksServer.test(text));

/**
 * On the oldest PostgreSQL run all files of the rooms about the database that ask for one, also those that are added
 * later. A file leaves itself out by a sentence with its reason: another version is unable to make a difference, or
 * other files execute the same there. `postgres/testing/executed-functions.ts` fails a run of all that has not
 * executed every SQL function.
 */
const runsOnOneServer = /Runs on one server: \w/;
const onOldestPostgres = onDatabase.filter(
  ({ file, text }) =>
    databaseRooms.some((room) => file.startsWith(`${room}/`)) && !runsOnOneServer.test(text),
);

/** Data folders of hundreds of databases and sites; the worker processes and their programs inherit it. */
const memory = findMemoryFolder();
if (memory && !process.env.TMPDIR) process.env.TMPDIR = makeRunFolder(memory);

/** A state that is waited for comes later on a busy machine, and one that never comes fails all the same. */
const patient = { expect: { poll: { timeout: 20_000 } } };

/**
 * A browser or a process that a busy machine keeps waiting fails a test now and then. Such a test is run once more,
 * and named at the end as one to be mended (scripts/check.ts).
 */
const onceMore = { retry: 1 };

/** What test files share is imported once: no test leaves anything behind in a module. */
const sharesModules = { isolate: false };

const usual = {
  ...patient,
  // Starting a real server takes its time on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  setupFiles: ["tests/unexpected-errors.ts"],
  ...sharesModules,
};

const withDatabases = {
  ...usual,
  globalSetup: ["postgres/testing/global-setup.ts"],
  setupFiles: ["postgres/testing/each-file.ts", ...usual.setupFiles],
};

const startsSites = { globalSetup: ["tests/process/global-setup.ts"] };

export default defineConfig({
  test: {
    // Each waits half of its time, for a database, a process or a page: four keep two cores busy.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...usual, name: "unit", include: namesOf(withoutDatabase) } },
      { test: { ...withDatabases, name: "database", include: namesOf(onDatabase) } },
      { test: { ...withDatabases, name: "oldest-postgres", include: namesOf(onOldestPostgres) } },
      {
        test: {
          ...patient,
          ...onceMore,
          name: "process",
          ...sharesModules,
          include: ["tests/process/**/*.test.ts"],
          ...startsSites,
          setupFiles: ["tests/process/each-test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          ...startsSites,
          name: "data-service",
          ...sharesModules,
          include: ["tests/data-service/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: "security",
          ...sharesModules,
          include: ["tests/security/**/*.test.ts"],
          globalSetup: [...startsSites.globalSetup, "tests/security/global-setup.ts"],
          // One of them overloads the site that all share.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          // Minutes of killing and racing: run by hand, and by nobody else.
          name: "crash",
          include: ["tests/crash/**/*.test.ts"],
          setupFiles: ["tests/process/each-test.ts"],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          ...onceMore,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: [...startsSites.globalSetup, "tests/browser/global-setup.ts"],
          ...sharesModules,
          setupFiles: ["tests/browser/each-file.ts"],
          testTimeout: 60_000,
          // 20,000 albums take their time on a busy machine.
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
