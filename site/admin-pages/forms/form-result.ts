/** The result of sending a form: one shape for all forms of the administration. */
import type { ActionResult } from "../components/action-result.ts";

export interface FormResult<Field extends string = string> extends Partial<ActionResult> {
  /** What is wrong with the fields. */
  readonly errors?: Readonly<Partial<Record<Field, string>>>;
  /** What was sent, for a page that was loaded by sending; after a save that stays on the page, what is stored. */
  readonly typed?: Readonly<Partial<Record<Field, string>>>;
  /** The version that was sent: a page that was loaded by sending must not make a stale edit look fresh. */
  readonly version?: string | undefined;
  /** The key under which it was sent: the same text is saved once, also by a page that was loaded by sending. */
  readonly saveKey?: string;
  /** Why it was not saved, where that is not about one field. */
  readonly refusal?: { readonly message: string; readonly mayLoadAgain: boolean } | null;
}
