/**
 * Finds the codes that were changed in the settings form. A browser sends all of them, and unchanged ones must not
 * overwrite what somebody else has saved since.
 */
import { hash } from "node:crypto";
import { type CodeKey, codeFields } from "./components/settings/code-fields.ts";
import { textOf } from "./read-form.server.ts";

type Codes = Readonly<Record<CodeKey, string>>;

/** @returns a hash of each code, which the form carries */
export function versionOfCodes(codes: Codes): string {
  return codeFields.map(({ key }) => fingerprintOf(codes[key])).join(".");
}

/**
 * @param version that the form was opened with
 * @returns the codes that are not as they were then
 */
export function changedSince<Some extends Partial<Codes>>(version: string, codes: Some): Some {
  const fingerprints = version.split(".");
  const changed = codeFields.flatMap(({ key }, place) => {
    const code = codes[key];
    return code === undefined || fingerprintOf(code) === fingerprints[place] ? [] : [[key, code] as const];
  });
  return Object.fromEntries(changed) as Some;
}

/** @returns the codes that were sent, as they were typed */
export function codesIn(form: FormData): Partial<Codes> {
  const sent = codeFields.filter(({ key }) => form.has(key));
  return Object.fromEntries(sent.map(({ key }) => [key, withPlainLineEnds(textOf(form, key))]));
}

function fingerprintOf(code: string): string {
  return hash("sha256", withPlainLineEnds(code), "base64url");
}

/** A browser that sends a form without scripts ends each line with two characters. */
function withPlainLineEnds(code: string): string {
  return code.replaceAll("\r\n", "\n");
}
