/** The results of forms that were not saved. */
import { logFailure } from "../../log-failure.server.ts";
import { failureNotice, unexpectedError } from "../components/action-result.ts";
import { failureText } from "../failure-text.server.ts";
import { databaseFailed, type FormResult } from "./form-result.ts";

interface Refused<Field extends string> {
  readonly code: string;
  /** Null where the refusal is about no field. */
  readonly field: Field | null;
  readonly message: string;
}

const statuses: Readonly<Record<string, number>> = {
  stale: 409,
  taken: 409,
  "other-name-taken": 409,
  busy: 409,
  gone: 410,
};

/** @param title of the notice */
export function refusedForm<Field extends string>({ code, field, message }: Refused<Field>, title: string) {
  const reason = code === "stale" || code === "gone" ? code : "failed";
  return {
    notice: failureNotice(title, message),
    errors: field === null ? {} : ({ [field]: message } as Partial<Record<Field, string>>),
    refusal: field === null ? ({ reason, message } as const) : null,
    status: statuses[code] ?? 400,
  };
}

/** For an error that no rule of the catalogue explains; it is logged. */
export function failedForm(error: unknown, title: string): Pick<FormResult, "notice" | "refusal"> {
  logFailure(`${title}:`, error);
  const message = failureText(error);
  const refusal = message === unexpectedError ? databaseFailed : ({ reason: "failed", message } as const);
  return { notice: failureNotice(title, message), refusal };
}
