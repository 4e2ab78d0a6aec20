/** The output of the preparation: first what will be fetched and built, then each step with its duration. */
import { spawn } from "node:child_process";
import { constants } from "node:os";

/** A step of the preparation failed; the message says what failed and what to do. */
export class PreparationFailed extends Error {}

/** Prints what is about to happen, if anything. */
export function announce(steps) {
  if (steps.length === 0) return;
  console.log("Preparing Antara (only what is missing or has changed):");
  for (const step of steps) console.log(`  - ${step.title}: ${step.expectation}`);
}

/**
 * Runs the program of a step and shows progress; prints its output only when it fails.
 * @param title of the step
 * @param program the program and its arguments
 * @param options environment, and the advice to give when it fails
 */
export async function runStep(title, [program, ...programArguments], { environment, advice }) {
  const startedAt = Date.now();
  process.stdout.write(`${title} …`);
  const heartbeat = setInterval(() => process.stdout.write("."), 2000);
  const { exitCode, output } = await collect(program, programArguments, environment);
  clearInterval(heartbeat);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (exitCode === 0) {
    console.log(` done in ${seconds} s`);
    return;
  }
  console.log(` failed after ${seconds} s`);
  const lastLines = output.trim().split("\n").slice(-25).join("\n");
  throw new PreparationFailed(`${lastLines}\n\n${title} failed. ${advice}`);
}

/** Signals that end a command. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

function collect(program, programArguments, environment) {
  return new Promise((settle) => {
    let output = "";
    const child = spawn(program, programArguments, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    // A signal to this process alone must end the step as well.
    const end = (signal) => {
      child.kill(signal);
      process.exit(128 + constants.signals[signal]);
    };
    for (const signal of signals) process.once(signal, end);
    child.on("close", () => {
      for (const signal of signals) process.off(signal, end);
    });
    child.on("error", (error) => settle({ exitCode: 1, output: `${output}${error.message}` }));
    child.on("close", (code) => settle({ exitCode: code ?? 1, output }));
  });
}
