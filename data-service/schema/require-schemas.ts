/** Refuses to start with a schema that the database does not have: half of the service would be missing. */
import type { Sql } from "#postgres";

/** Thrown when the service cannot start; the message is for the operator. */
export class DataServiceRefused extends Error {
  override readonly name = "DataServiceRefused";
}

/** @throws {DataServiceRefused} naming each schema that does not exist */
export async function requireSchemas(sql: Sql, names: readonly string[]): Promise<void> {
  const missing = await sql<{ name: string }[]>`
    select name from unnest(${names as string[]}::text[]) as name
    where not exists (select from pg_catalog.pg_namespace where nspname = name)`;
  if (missing.length === 0) return;
  const list = missing.map(({ name }) => `"${name}"`).join(", ");
  throw new DataServiceRefused(
    `DATA_API_SCHEMAS names ${list}, which this database does not have. Create it, or correct the setting.`,
  );
}
