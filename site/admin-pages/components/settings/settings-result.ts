/** What the action of the settings answers to each of its forms. */
import type { Outcome } from "../action-result.ts";

export interface SettingsResult {
  readonly outcome: Outcome;
  /** What is wrong with a code, by its key. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Codes that were not saved, by their keys, for a page that was loaded by sending them. */
  readonly typed?: Readonly<Record<string, string>>;
}
