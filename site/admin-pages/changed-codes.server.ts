/**
 * Finds the codes that were changed in the settings form. A browser sends all of them, and unchanged ones must not overwrite what
 * somebody else has saved since.
 */
import { hash } from "node:crypto";
import { type CodeKey, codeFields, fingerprintField } from "./components/settings/code-fields.ts";

/** @returns a hash of the code, which the form carries */
export function fingerprintOf(code: string): string {
  return hash("sha256", withPlainLineEnds(code), "base64url");
}

/** @returns the changed codes, as they were typed */
export function changedCodes(form: FormData): Partial<Record<CodeKey, string>> {
  const sent = codeFields.flatMap(({ key }) => {
    const code = form.get(key);
    return typeof code === "string" ? [[key, withPlainLineEnds(code)] as const] : [];
  });
  return Object.fromEntries(
    sent.filter(([key, code]) => fingerprintOf(code) !== form.get(fingerprintField(key))),
  );
}

/** A browser that sends a form without scripts ends each line with two characters. */
function withPlainLineEnds(code: string): string {
  return code.replaceAll("\r\n", "\n");
}
