/** The codes as the administrator typed them, including inactive ones. */
import type { Sql } from "#postgres";
import type { SiteCodes } from "./site-codes.ts";

export type CodeKey = keyof SiteCodes;

export const codeKeys: readonly CodeKey[] = ["adCode1", "adCode2", "analyticsCode"];

/**
 * @returns an empty text for a code that was never set
 * @throws the driver's error when the database cannot answer
 */
export async function readStoredCodes(sql: Sql): Promise<Readonly<Record<CodeKey, string>>> {
  const rows = await sql<{ key: string; value: string }[]>`select key, value from settings`;
  const textOf = (key: CodeKey) => rows.find((row) => row.key === key)?.value ?? "";
  return {
    adCode1: textOf("adCode1"),
    adCode2: textOf("adCode2"),
    analyticsCode: textOf("analyticsCode"),
  };
}
