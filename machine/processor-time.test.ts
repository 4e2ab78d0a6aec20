import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { parseStat, processorSeconds } from "./processor-time.ts";

test("a program's name may look like other fields, and children that have ended count", () => {
  const stat = "4711 (a) S 9 (b) R 12 4711 4711 0 -1 4194560 1 2 3 4 250 50 5 6 20 0 1 0 99 0 0";
  expect(parseStat(stat)).toEqual({ pid: 4711, parent: 12, ticks: 311 });
});

test.runIf(process.platform === "linux")("the time of a running child process counts", async () => {
  const works = "const end = Date.now() + 60_000; while (Date.now() < end);";
  const starts = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(works)}]); console.log("started")`;
  const parent = spawn(process.execPath, ["-e", starts], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    await once(parent.stdout, "data");
    const atFirst = processorSeconds([parent.pid ?? 0]);
    await expect
      .poll(() => processorSeconds([parent.pid ?? 0]) - atFirst, { timeout: 30_000 })
      .toBeGreaterThan(0.2);
  } finally {
    process.kill(-(parent.pid ?? 0), "SIGKILL");
  }
});
