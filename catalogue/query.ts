/** Runs constant SQL texts, which are prepared once per connection. */
import type { Sql } from "#postgres";

type Parameters = readonly (string | number | string[] | null)[];

/** @returns the first row; null if there is none */
export async function queryRow<Row extends object>(
  sql: Pick<Sql, "unsafe">,
  query: string,
  parameters: Parameters,
): Promise<Row | null> {
  const [row] = await sql.unsafe<Row[]>(query, [...parameters], { prepare: true });
  return row ?? null;
}

/**
 * @param query returns one row with the column `found`, usually JSON built by the database
 * @returns the value of `found`
 * @throws the driver's error when the database cannot answer
 */
export async function queryJson<Found>(
  sql: Pick<Sql, "unsafe">,
  query: string,
  parameters: Parameters,
): Promise<Found> {
  const row = await queryRow<{ found: Found }>(sql, query, parameters);
  if (!row) throw new Error("A query that always has a row had none.");
  return row.found;
}
