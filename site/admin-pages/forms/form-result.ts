/** The result of sending a form: one shape for all forms of the administration. */
import { form } from "../../texts/en/administration.ts";
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
  readonly refusal?: FormRefusal | null;
}

export interface FormRefusal {
  /** What was edited was changed or deleted meanwhile; or sending it again may be enough. */
  readonly reason: "stale" | "gone" | "failed";
  readonly message: string;
}

export const databaseFailed: FormRefusal = { reason: "failed", message: form.databaseFailed };

export const unreachable: FormRefusal = { reason: "failed", message: form.unreachable };
