/** The codes as the administrator typed them, also those that are switched off. */
import { type SiteCodes, siteCodesOf } from "./site-codes.ts";

export type CodeKey = keyof SiteCodes;

export const codeKeys: readonly CodeKey[] = ["adCode1", "adCode2", "analyticsCode"];

export interface StoredCode {
  /** Empty where none was ever set. */
  readonly text: string;
  /** False where it is blank, or an ad code that begins with an HTML comment: visitors' pages leave it out. */
  readonly isActive: boolean;
}

export type StoredCodes = Readonly<Record<CodeKey, StoredCode>>;

export interface CodeRow {
  readonly key: string;
  readonly value: string;
}

export function storedCodesOf(rows: readonly CodeRow[]): StoredCodes {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const active = siteCodesOf(stored);
  const codeOf = (key: CodeKey) => ({ text: stored.get(key) ?? "", isActive: active[key] !== null });
  return {
    adCode1: codeOf("adCode1"),
    adCode2: codeOf("adCode2"),
    analyticsCode: codeOf("analyticsCode"),
  };
}
