/** Marks two songs, people or albums as not the same, so that they are never listed as likely twins again. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { pairedTable, type TwinKind } from "./find-likely-twins.ts";

/**
 * @returns whether they were listed; numbers that cannot be ids are not
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function markDifferent(sql: Sql, kind: TwinKind, one: number, other: number): Promise<boolean> {
  if (!canBeId(one) || !canBeId(other)) return false;
  const table = pairedTable(kind);
  const [marked] = await sql<{ found: boolean }[]>`
    select private.mark_different(${table}, ${one}, ${other}) as found`;
  return marked?.found ?? false;
}
