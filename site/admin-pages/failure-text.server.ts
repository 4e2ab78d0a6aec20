import { isLockTimeout } from "#catalogue";
import { unexpectedError } from "./components/action-result.ts";

const busy = "Many songs are being changed at the moment. Please try again in a minute.";

/** @returns what the administrator is told of an error that no rule of the catalogue explains */
export function failureText(error: unknown): string {
  return isLockTimeout(error) ? busy : unexpectedError;
}
