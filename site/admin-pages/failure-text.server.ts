/** What the administrator is told of an error that no rule of the catalogue explains. */
import { describeDatabaseFailure, isLockTimeout } from "#catalogue";
import { unexpectedError } from "./components/action-result.ts";

const busy = "Many songs are being changed at the moment. Please try again in a minute.";

export function failureText(error: unknown): string {
  return isLockTimeout(error) ? busy : unexpectedError;
}

/** @returns what is told of a part of an import that was not taken: going on helps only once the cause is mended */
export function importFailureText(error: unknown): string {
  const cause = describeDatabaseFailure(error) ?? failureText(error);
  const soFar = "Nothing of these songs is saved, and what was saved before stays.";
  return `${cause} ${soFar} Please go on once that is mended.`;
}
