/** The form of a refusal, before the facts of a case are known. */
import type { ErrorBody } from "./request-refused.ts";

/** A row of the table; its texts are functions of the facts of a case. */
export interface Refusal<Facts> {
  readonly code: string;
  readonly status: number;
  readonly message: (facts: Facts) => string;
  readonly details?: (facts: Facts) => ErrorBody["details"] | undefined;
  readonly hint?: (facts: Facts) => string | null | undefined;
  readonly headers?: (facts: Facts) => Record<string, string>;
}

export function row<Facts = undefined>(
  code: string,
  status: number,
  texts: Omit<Refusal<Facts>, "code" | "status">,
): Refusal<Facts> {
  return { code, status, ...texts };
}
