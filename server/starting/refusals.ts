/** Why the site cannot start, in a sentence for whoever runs it; only a fault of ours shows where it happened. */
import { inspect } from "node:util";
import { PasswordRefused } from "#identity";
import { DatabaseRefusal } from "#postgres";
import { SettingsRefused } from "#settings";
import { ListenRefusal } from "./listen.ts";
import { WorkerRefusal } from "./workers/orders.ts";

const refusals = [SettingsRefused, DatabaseRefusal, PasswordRefused, ListenRefusal, WorkerRefusal];

/** @returns the sentence of a refusal; an unexpected error with its stack */
export function wordsFor(error: Error): string {
  return refusals.some((kind) => error instanceof kind) ? error.message : inspect(error);
}

/** Prints the refusal, or an unexpected error with its stack, and ends the process with exit code 1. */
export function explainAndExit(error: Error): never {
  console.error(wordsFor(error));
  process.exit(1);
}
