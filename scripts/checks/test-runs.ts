/** The runs of the test runner, one after the other, since they share two cores; each with its own reason to exist. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
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
    const read = readReport(report);
    rmSync(folder, { recursive: true });
    // A run that ends badly without a failed test (a leak, an unhandled error) has failed all the same.
    if (status !== 0 && read.failed === 0)
      return { name, ...read, failed: 1, failures: ["none of its tests, but the run: see what it printed"] };
    return { name, ...read };
  };
}

interface TestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** A skipped test is a failed one: nothing is left out silently. */
function readReport(report: string): Omit<CheckResult, "name"> {
  try {
    const { numPassedTests, testResults }: TestReport = JSON.parse(readFileSync(report, "utf8"));
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(projectFolder, name);
      if (status === "failed" && assertionResults.length === 0) return [`${file}: ${causeOf(message)}`];
      return assertionResults
        .filter((test) => test.status !== "passed")
        .map(
          (test) => `${file} › ${test.fullName.trim()}: ${causeOf(test.failureMessages?.[0]) || test.status}`,
        );
    });
    return { passed: numPassedTests, failed: failures.length, failures };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** @returns the cause in one line, with the seed and the counterexample of a property that does not hold */
function causeOf(message = ""): string {
  const [cause = ""] = message.trim().split("\n    at ");
  return cause
    .split(/\s*\n\s*/)
    .slice(0, 4)
    .join(" ");
}
