/** Runs all test projects in a single run, so that no core is idle between them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium, findOldestPostgres } from "#machine";
import type { FileResult } from "./results-reporter.ts";
import type { CheckResult } from "./static-checks.ts";

const projectFolder = join(import.meta.dirname, "..", "..");

/** Projects of vitest.config.ts that run on every machine, with their printed names. */
const everywhere = {
  unit: "unit tests",
  database: "database tests on the embedded PostgreSQL",
  process: "process tests",
  "data-service": "data service",
  security: "attacks on a running site",
};

interface Selection {
  /** Projects with their printed names. */
  readonly projects: Readonly<Record<string, string>>;
  /** Failures for what the machine lacks. */
  readonly missing: readonly CheckResult[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * @param patterns parts of test file names; empty for all
 * @param browser whether to run the browser tests
 * @returns the result of each project, the ten slowest files, and the tests that passed only when they were run again
 */
export async function runTests(
  patterns: readonly string[],
  { browser }: { browser: boolean },
): Promise<{
  readonly results: readonly CheckResult[];
  readonly slowest: readonly FileResult[];
  readonly unsteady: readonly string[];
}> {
  const { projects, missing, environment } = selectProjects(browser);
  const { exitCode, files } = await runVitest(Object.keys(projects), patterns, environment);
  const results = [
    ...missing,
    ...Object.entries(projects).map(([project, name]) => summary(name, project, files)),
  ];
  // A run that fails without a failed test (a leak, an unhandled error) counts as failed.
  if (exitCode !== 0 && results.every(({ failed }) => failed === 0))
    results.push({
      name: "the run of the tests",
      passed: 0,
      failed: 1,
      failures: ["none of its tests, but the run: see what it printed"],
    });
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  return { results, slowest, unsteady: files.flatMap((file) => file.unsteady) };
}

function selectProjects(browser: boolean): Selection {
  const oldest = findOldestPostgres();
  const name = "database tests on PostgreSQL 15";
  if (!oldest.found) console.log(`– ${name}: not run. ${oldest.reason}`);
  const withOldest = { ...everywhere, ...(oldest.found && { "oldest-postgres": name }) };
  if (!browser) return { projects: withOldest, missing: [], environment: {} };
  const chromium = findChromium();
  if (chromium.found)
    return {
      projects: { ...withOldest, browser: "browser tests" },
      missing: [],
      environment: { CHROMIUM: chromium.path },
    };
  const missing = { name: "browser tests", passed: 0, failed: 1, failures: [chromium.reason] };
  return { projects: withOldest, missing: [missing], environment: {} };
}

async function runVitest(
  projects: readonly string[],
  patterns: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly exitCode: number; readonly files: readonly FileResult[] }> {
  const folder = mkdtempSync(join(tmpdir(), "antara-check-"));
  const results = join(folder, "results.json");
  const vitest = spawn(
    join(projectFolder, "node_modules", ".bin", "vitest"),
    [
      ...["run", "--passWithNoTests", ...projects.flatMap((project) => ["--project", project])],
      ...["--reporter=default", `--reporter=${join(import.meta.dirname, "results-reporter.ts")}`],
      ...patterns,
    ],
    {
      cwd: projectFolder,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment, ANTARA_TEST_RESULTS: results },
    },
  );
  const [code] = await once(vitest, "exit");
  const files = readResults(results);
  rmSync(folder, { recursive: true });
  return { exitCode: code ?? 1, files };
}

function readResults(file: string): readonly FileResult[] {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}

function summary(name: string, project: string, files: readonly FileResult[]): CheckResult {
  const own = files.filter((file) => file.project === project);
  const failures = own.flatMap((file) => file.failures);
  return {
    name,
    failures,
    failed: failures.length,
    passed: own.reduce((sum, { passed }) => sum + passed, 0),
  };
}
