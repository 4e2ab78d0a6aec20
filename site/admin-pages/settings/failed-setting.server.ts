/** The answer where something in the settings could not be done, which is logged. */
import { logFailure } from "../../log-failure.server.ts";
import { unexpectedError } from "../components/action-result.ts";
import { failure } from "../respond-to-form.server.ts";

export function failedSetting(error: unknown) {
  logFailure("Error saving settings:", error);
  return failure("Error Saving Settings", unexpectedError, 503);
}
