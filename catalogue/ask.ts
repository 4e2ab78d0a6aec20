/** Asks the database by a text that is a constant of this code, so that it is prepared once a connection. */
import type { Sql } from "#postgres";

type Parameters = readonly (string | number | string[])[];

/** @returns the first row; null where there is none */
export async function askRow<Row extends object>(
  sql: Sql,
  query: string,
  parameters: Parameters,
): Promise<Row | null> {
  const [row] = await sql.unsafe<Row[]>(query, [...parameters], { prepare: true });
  return row ?? null;
}

/**
 * @param query of one row with the column `found`, mostly a JSON object that the database makes
 * @returns what stands in it
 * @throws the driver's error when the database cannot answer
 */
export async function askFound<Found>(sql: Sql, query: string, parameters: Parameters): Promise<Found> {
  const row = await askRow<{ found: Found }>(sql, query, parameters);
  if (!row) throw new Error("A query that always has a row had none.");
  return row.found;
}
