/** The result of the settings' action, for each of its forms. */
import type { ActionResult } from "../action-result.ts";

export interface SettingsResult extends ActionResult {
  /** What is wrong with a code, by its key. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Codes that were not saved, by their keys, for a page that was loaded by sending them. */
  readonly typed?: Readonly<Record<string, string>>;
}
