/** Which tests run how: beside the code on one shared server, whole processes one after the other, the browser. */
import { defineConfig } from "vitest/config";

const rooms = "{postgres,catalogue,pictures,settings,server,site,scripts}";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          // Starting a real server takes its time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          globalSetup: ["postgres/testing/global-setup.ts"],
          setupFiles: ["postgres/testing/each-file.ts"],
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          setupFiles: ["tests/process/each-test.ts"],
          // Whole processes use both cores: two files at once would measure each other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/browser/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
