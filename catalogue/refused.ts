/** What refused saves of songs, people and albums have in common. */
import type { DatabaseError } from "./database-error.ts";

export interface Refusal<Code extends string, Field extends string> {
  readonly code: Code;
  /** The field that the refusal is about, if it is about one. */
  readonly field: Field | null;
  readonly message: string;
}

/** Nothing was saved. The message names the cause and the next step. */
export abstract class Refused<Code extends string, Field extends string>
  extends Error
  implements Refusal<Code, Field>
{
  readonly code: Code;
  readonly field: Field | null;

  constructor({ code, field, message }: Refusal<Code, Field>, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.field = field;
  }
}

/** @returns whether the database can read it as an integer; the database decides which years are allowed */
export function isReadableYear(year: number | null): boolean {
  return year === null || (Number.isInteger(year) && Math.abs(year) < 100_000);
}

/** Also used for numbers that are not whole. */
export function invalidYear() {
  const last = new Date().getUTCFullYear() + 2;
  const message = `Please give a year from 1900 to ${last}.`;
  return { code: "year-invalid", field: "year", message } as const;
}

export function invalidPictureUrl<Field extends string>(field: Field) {
  const message =
    "This is not the address of a picture. It begins with https:// or http:// and has no blanks.";
  return { code: "url-invalid", field, message } as const;
}

/** @param limit in characters */
export function tooLong<Field extends string>(field: Field, what: string, limit: string) {
  const message = `The ${what} may have at most ${limit} characters. Please shorten it.`;
  return { code: "too-long", field, message } as const;
}

/**
 * @returns why the edit of something that was changed or deleted meanwhile is refused, in the database's words; null
 *   for another error
 */
export function refusalOfEdit({ code, message, hint }: DatabaseError) {
  const reason = code === "AN001" ? "stale" : code === "AN002" ? "gone" : null;
  return (
    reason && ({ code: reason, field: null, message: [message, hint].filter(Boolean).join(" ") } as const)
  );
}
