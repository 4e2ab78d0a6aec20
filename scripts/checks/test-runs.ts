/** The runs of the test runner, one after the other, since they share two cores; each with its own reason to exist. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium, findOldestPostgres } from "#machine";
import type { CheckResult } from "./static-checks.ts";

const projectFolder = join(import.meta.dirname, "..", "..");

export type TestRun = (patterns: readonly string[]) => Promise<CheckResult>;

/** @param browser whether tests that need a Chromium belong to it */
export async function testRuns({ browser }: { browser: boolean }): Promise<TestRun[]> {
  const oldest = findOldestPostgres();
  return [
    vitestRun("unit and database tests on the embedded PostgreSQL", "unit"),
    ...(oldest.found
      ? [
          vitestRun(`database tests on ${oldest.version}`, "unit", {
            environment: { ANTARA_TEST_POSTGRES_BIN: oldest.binaries },
          }),
        ]
      : [async () => notRun("database tests on PostgreSQL 15", oldest.reason)]),
    vitestRun("process tests", "process*"),
    vitestRun("data service", "data-service"),
    vitestRun("attacks on a running site", "security"),
    ...(browser ? [browserRun] : []),
  ];
}

function notRun(name: string, reason: string): CheckResult {
  console.log(`– ${name}: not run. ${reason}`);
  return { name, passed: 0, failed: 0 };
}

const browserRun: TestRun = async (patterns) => {
  const name = "browser tests";
  const chromium = findChromium();
  if (chromium.found)
    return vitestRun(name, "browser", { environment: { CHROMIUM: chromium.path } })(patterns);
  console.log(`✗ ${name}: ${chromium.reason}`);
  return { name, passed: 0, failed: 1 };
};

interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>;
}

function vitestRun(name: string, project: string, { environment = {} }: RunOptions = {}): TestRun {
  return async (patterns) => {
    console.log(`\n${name}`);
    const folder = mkdtempSync(join(tmpdir(), "antara-check-"));
    const report = join(folder, "report.json");
    const { status } = spawnSync(
      join(projectFolder, "node_modules", ".bin", "vitest"),
      [
        ...["run", "--project", project, "--passWithNoTests"],
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
        ...patterns,
      ],
      {
        cwd: projectFolder,
        stdio: ["ignore", "inherit", "inherit"],
        env: { ...process.env, ...environment },
      },
    );
    const counted = countIn(report);
    rmSync(folder, { recursive: true });
    // A run that ends badly without a failed test (a leak, an unhandled error) has failed all the same.
    const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed;
    return { name, passed: counted.passed, failed };
  };
}

/** Counts a skipped test as failed: nothing is left out silently. */
function countIn(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    const brokenFiles = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) =>
        file.status === "failed" && file.assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests + brokenFiles.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
