/** Reads the codes as they are stored, for the form of the settings. */
import type { Sql } from "#postgres";
import { type CodeRow, type StoredCodes, storedCodesOf } from "./stored-codes.ts";

/** @throws the driver's error when the database cannot answer */
export async function readStoredCodes(sql: Sql): Promise<StoredCodes> {
  return storedCodesOf(await sql<CodeRow[]>`select key, value from settings`);
}
