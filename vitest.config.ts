/** Which tests run how: beside the code on one shared server, whole processes one after the other, the browser. */
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

const rooms =
  "{networks,postgres,catalogue,backups,exchange,identity,data-service,realtime,pictures,settings,machine,server,site,scripts,bench}";

/** Then only what depends on the server is run again: the embedded one has been tested. */
const isOtherServer = process.env.ANTARA_TEST_POSTGRES_BIN || process.env.ANTARA_TEST_DATABASE_URL;

const independentOfServer = [
  ...["networks/**", "pictures/**", "settings/**", "server/**", "site/**", "scripts/**", "bench/**"],
  ...[
    "postgres/embedded/**",
    "data-service/request/**",
    "data-service/response/**",
    "data-service/{errors,gate,prepared-texts,quick-forms}.test.ts",
    "realtime/wire/**",
    "catalogue/slug/**",
    "identity/password/**",
    "identity/cookies/**",
  ],
];

/** A state that is waited for comes later on a busy machine, and one that never comes fails all the same. */
const patient = { expect: { poll: { timeout: 20_000 } } };

/** Those that hold a process to a time. */
const timed = "tests/process/{crash,page-cache,start-and-stop,workers}.test.ts";

export default defineConfig({
  test: {
    // One less than there are cores would be one on a small machine, and most tests wait for a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...patient,
          name: "unit",
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, ...(isOtherServer ? independentOfServer : [])],
          // Starting a real server takes its time on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          globalSetup: ["postgres/testing/global-setup.ts"],
          setupFiles: ["postgres/testing/each-file.ts", "tests/unclaimed-errors.ts"],
          // What they share is imported once, and no test leaves anything behind in a module.
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          exclude: [...configDefaults.exclude, timed],
          setupFiles: ["tests/process/each-test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: "process-timed",
          include: [timed],
          setupFiles: ["tests/process/each-test.ts"],
          // Whole processes use both cores: two files at once would measure each other.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: "data-service",
          include: ["tests/data-service/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: "security",
          include: ["tests/security/**/*.test.ts"],
          globalSetup: ["tests/security/global-setup.ts"],
          // One of them overloads the site that all share.
          fileParallelism: false,
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
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/browser/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
