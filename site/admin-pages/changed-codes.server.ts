/**
 * Tells which codes were changed in the form of the settings. A browser sends all that stand in it, and those that were left as they
 * were must not overwrite what somebody else has saved since.
 */
import { hash } from "node:crypto";
import { type CodeKey, codeFields, fingerprintField } from "./components/settings/code-fields.ts";

/** @returns a short text that only this code has; the form carries it */
export function fingerprintOf(code: string): string {
  return hash("sha256", withPlainLineEnds(code), "base64url");
}

/** @returns the codes that are not as they were, as they were typed */
export function changedCodes(form: FormData): Partial<Record<CodeKey, string>> {
  const sent = codeFields.flatMap(({ key }) => {
    const code = form.get(key);
    return typeof code === "string" ? [[key, withPlainLineEnds(code)] as const] : [];
  });
  return Object.fromEntries(
    sent.filter(([key, code]) => fingerprintOf(code) !== form.get(fingerprintField(key))),
  );
}

/** A browser that sends a form by itself ends each line with two characters. */
function withPlainLineEnds(code: string): string {
  return code.replaceAll("\r\n", "\n");
}
