/**
 * A Vitest reporter that writes the results of each project into the file named by ANTARA_TEST_RESULTS: the built-in
 * reports do not separate projects. A skipped test counts as failed, so that none is left out silently.
 */
import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** The result of one test file in one project. */
export interface FileResult {
  readonly project: string;
  /** Path relative to the project's folder. */
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
  /** A line for each failed test, or for what kept the file from running. */
  readonly failures: readonly string[];
  /** Tests that passed only when they were run again. */
  readonly unsteady: readonly string[];
}

export default class ResultsReporter implements Reporter {
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
    unsteady: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${module.relativeModuleId} › ${failureOf(test)}`),
  };
}

function failureOf(test: TestCase): string {
  const { state, errors } = test.result();
  return `${test.fullName}: ${causeOf(errors?.[0]?.message) || state}`;
}

/** @returns the cause in one line, with seed and counterexample of a failed property */
function causeOf(message = ""): string {
  const [cause = ""] = message.trim().split("\n    at ");
  return cause
    .split(/\s*\n\s*/)
    .slice(0, 4)
    .join(" ");
}
