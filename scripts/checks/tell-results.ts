/**
 * A reporter of the test runner that writes what its projects found into the file that ANTARA_TEST_RESULTS names: the
 * runner's own reports do not tell one project from another. A skipped test is a failed one: nothing is left out silently.
 */
import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** What a file of tests came to in one project. */
export interface FileResult {
  readonly project: string;
  /** Its path, relative to the project's folder. */
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
  /** A line for each test that failed, or for what kept the file from running. */
  readonly failures: readonly string[];
}

export default class ResultsInFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { ANTARA_TEST_RESULTS: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(modules.map(resultOf)));
  }
}

function resultOf(module: TestModule): FileResult {
  const tests = [...module.children.allTests()];
  const broken = tests.filter((test) => test.result().state !== "passed");
  const ofFile = module.errors().map(({ message }) => `${module.relativeModuleId}: ${causeOf(message)}`);
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    seconds: module.diagnostic().duration / 1_000,
    passed: tests.length - broken.length,
    failures: [...ofFile, ...broken.map((test) => `${module.relativeModuleId} › ${failureOf(test)}`)],
  };
}

function failureOf(test: TestCase): string {
  const { state, errors } = test.result();
  return `${test.fullName}: ${causeOf(errors?.[0]?.message) || state}`;
}

/** @returns the cause in one line, with the seed and the counterexample of a property that does not hold */
function causeOf(message = ""): string {
  const [cause = ""] = message.trim().split("\n    at ");
  return cause
    .split(/\s*\n\s*/)
    .slice(0, 4)
    .join(" ");
}
