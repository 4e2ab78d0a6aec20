/** Reads what a form has sent. Refuses what is none: another kind of body, or one that ends before its time. */
import { data } from "react-router";

/**
 * @returns the fields, without the NUL characters that text pasted from elsewhere may hold and PostgreSQL cannot
 * @throws 400
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  for (const [name, value] of [...form])
    if (typeof value === "string" && value.includes("\0")) form.set(name, value.replaceAll("\0", ""));
  return form;
}

/** @returns the text of a field; empty where the form has none of that name */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** What a form of the administrator's holds beside what was typed. */
export interface Attempt {
  /** As `newSaveKey` makes it; missing where somebody made the form by hand. */
  readonly saveKey?: string;
  /** Of what is edited, as its page was given it. */
  readonly version?: string;
}

const saveKeys = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const versions = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d:\d\d$/;

/**
 * @param isEdit whether there has to be a version: without one, the save would overwrite whatever is there
 * @throws 400 for what no page of ours has written
 */
export function readAttempt(form: FormData, isEdit: boolean): Attempt {
  const saveKey = textOf(form, "saveKey");
  const version = String(form.get("overwrite") ?? form.get("version") ?? "");
  const isVersion = versions.test(version) && !Number.isNaN(Date.parse(version));
  if ((saveKey !== "" && !saveKeys.test(saveKey)) || (isEdit && !isVersion))
    throw data(null, { status: 400 });
  return { ...(saveKey !== "" && { saveKey }), ...(isEdit && { version }) };
}
