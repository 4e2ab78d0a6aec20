/** Explains to the operator why the site cannot start; only unexpected errors show a stack. */
import { inspect } from "node:util";
import { DataServiceRefused } from "#data-service";
import { PasswordRefused } from "#identity";
import { DatabaseRefusal } from "#postgres";
import { SettingsRefused } from "#settings";
import { ListenRefused } from "./listen.ts";
import { WorkerRefused } from "./workers/worker-config.ts";

const refusals = [
  SettingsRefused,
  DatabaseRefusal,
  DataServiceRefused,
  PasswordRefused,
  ListenRefused,
  WorkerRefused,
];

/** @returns the message of a refusal; an unexpected error with its stack */
export function describeError(error: Error): string {
  return refusals.some((kind) => error instanceof kind) ? error.message : inspect(error);
}

/** Prints the refusal, or an unexpected error with its stack, and ends the process with exit code 1. */
export function exitWithError(error: Error): never {
  console.error(describeError(error));
  process.exit(1);
}
