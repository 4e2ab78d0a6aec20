/** Reads the body of a form. Refuses other or incomplete bodies. */
import { data } from "react-router";
import { FormTooLong, readFields } from "../read-fields.server.ts";

/**
 * @param mostBytes left out where the limit of the server is enough
 * @returns the fields, without NUL characters: pasted text may contain them, and PostgreSQL cannot store them
 * @throws 400, or 413 for too many bytes or fields
 */
export async function readForm(request: Request, mostBytes?: number): Promise<FormData> {
  const form = await readFields(request, mostBytes).catch((error) => {
    throw data(null, { status: error instanceof FormTooLong ? 413 : 400 });
  });
  const plain = new FormData();
  for (const [name, value] of form)
    plain.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  return plain;
}

/** @returns the text of a field; empty where the form has none of that name */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** @returns null where nothing is typed, and NaN for what is no number */
export function readNumber(typed: string): number | null {
  // A Hindi keyboard types Devanagari digits.
  const digits = typed.trim().replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return digits === "" ? null : Number(digits);
}

/** One attempt to save a form. */
export interface Attempt {
  /** From `newSaveKey`; missing in a request that was not sent by our form. */
  readonly saveKey?: string;
  /** The stored version when the form was opened. */
  readonly version?: string;
}

const saveKeys = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const versions = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d:\d\d$/;

/**
 * @param isEdit whether a version is required: without one, the save would overwrite any other
 * @throws 400 for a malformed key or version
 */
export function readAttempt(form: FormData, isEdit: boolean): Attempt {
  const saveKey = textOf(form, "saveKey");
  const version = String(form.get("overwrite") ?? form.get("version") ?? "");
  if ((saveKey !== "" && !saveKeys.test(saveKey)) || (isEdit && !isVersion(version)))
    throw data(null, { status: 400 });
  return { ...(saveKey !== "" && { saveKey }), ...(isEdit && { version }) };
}

/** @returns whether it is the version of something stored, as forms send it back */
export function isVersion(sent: string): boolean {
  return versions.test(sent) && !Number.isNaN(Date.parse(sent));
}
