/** Runs a command of the project on a data folder. */
import { expect } from "vitest";
import { compileCache, runProgram } from "./run-program.ts";

/**
 * @param name of the script, such as `backup`
 * @returns its exit code and all its output
 */
export async function runCommand(
  dataFolder: string,
  name: string,
  ...options: readonly string[]
): Promise<{ readonly code: number | string; readonly output: string }> {
  const command = runProgram([process.execPath, `scripts/${name}.ts`, ...options], {
    environment: { ...compileCache(), DATA_DIR: dataFolder },
  });
  const code = await command.ended;
  expect(command.output(), "no stack trace").not.toMatch(/\n\s+at .*:\d+/);
  return { code, output: command.output() };
}
