/** Why the site cannot start, in a sentence for whoever runs it; only a fault of ours shows where it happened. */
import { PasswordRefused } from "#identity";
import { DatabaseRefusal } from "#postgres";
import { SettingsRefusal } from "#settings";
import { ListenRefusal } from "./listen.ts";

const refusals = [SettingsRefusal, DatabaseRefusal, PasswordRefused, ListenRefusal];

/** Prints the refusal, or an unexpected error with its stack, and ends the process with exit code 1. */
export function explainAndExit(error: Error): never {
  console.error(refusals.some((kind) => error instanceof kind) ? error.message : error);
  process.exit(1);
}
