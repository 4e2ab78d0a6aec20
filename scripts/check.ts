/**
 * Runs all checks at once: style, types, import rules and documents, and beside them unit and database tests on both
 * PostgreSQL servers, process tests and, with --browser, browser tests. The last line counts the results.
 */
import { parseArgs } from "node:util";
import type { FileResult } from "./checks/results-reporter.ts";
import { type CheckResult, staticChecks } from "./checks/static-checks.ts";
import { runTests } from "./checks/test-runs.ts";

const help = `Usage: npm run check [-- PATTERN…]        without the browser
       npm test [-- PATTERN…]             everything

Checks formatting, lint, types, import rules and documents, then runs the tests.
With PATTERN, only the checks and test files whose name contains it.
Lists the ten slowest test files.
The last line is "N passed, N failed"; the exit code is 0 only if nothing failed.`;

async function check(): Promise<number> {
  const { values, positionals: patterns } = parseArgs({
    allowPositionals: true,
    options: { browser: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const tests = runTests(patterns, { browser: values.browser });
  const found = await runStaticChecks(patterns);
  const { results, slowest, unsteady } = await tests;
  printSlowest(slowest);
  printUnsteady(unsteady);
  return printSummary([...found, ...results], patterns);
}

async function runStaticChecks(patterns: readonly string[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const one of staticChecks.filter(({ name }) => isSelected(name, patterns))) {
    const problems = await one.run();
    console.log(`${problems ? "✗" : "✓"} ${one.name}${problems ? `\n${problems}` : ""}`);
    results.push({ name: one.name, passed: problems ? 0 : 1, failed: problems ? 1 : 0 });
  }
  return results;
}

function isSelected(name: string, patterns: readonly string[]): boolean {
  return patterns.length === 0 || patterns.some((pattern) => name.includes(pattern));
}

function printSlowest(slowest: readonly FileResult[]): void {
  if (slowest.length === 0) return;
  console.log("\nThe slowest test files, in seconds:");
  for (const { seconds, file, project } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file} (${project})`);
}

/** Nobody may take them for green: each has a race that a busy machine shows. */
function printUnsteady(unsteady: readonly string[]): void {
  if (unsteady.length > 0)
    console.log(["\nPassed only when run again, and to be mended:", ...unsteady].join("\n  "));
}

function printSummary(results: readonly CheckResult[], patterns: readonly string[]): number {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log("");
  for (const { name, failed: broken, failures = [] } of results) {
    if (broken === 0) continue;
    console.log([`✗ ${name}: ${broken} failed`, ...failures].join("\n    "));
  }
  if (passed + failed === 0) console.log(`Nothing is called ${patterns.join(" or ")}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

process.exit(await check());
