/** Rows of a table as a stream of bytes, out of the database and into it: PostgreSQL's COPY, without its traps in the driver. */
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { Transaction } from "#postgres";

/** Values are written in one way, whatever the server and the login have been set to. */
export async function settleForms(sql: Transaction): Promise<void> {
  await sql`set local client_encoding = 'UTF8'`;
  await sql`set local datestyle = 'ISO, YMD'`;
  await sql`set local intervalstyle = 'postgres'`;
  await sql`set local timezone = 'UTC'`;
  await sql`set local bytea_output = 'hex'`;
  await sql`set local extra_float_digits = 1`;
}

/**
 * @param table with its schema
 * @returns all rows, in pieces of whole lines
 */
export async function* copyOut(
  sql: Transaction,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Buffer> {
  const rows = await sql`copy ${sql(table)} (${sql(columns)}) to stdout`.readable();
  try {
    yield* rows.iterator({ destroyOnReturn: false });
  } finally {
    // For whoever stops half-way: a connection on which rows are left would never answer again.
    await finished(rows.resume()).catch(() => {});
    // The driver (3.4.9) has the socket wait while rows are waiting here, and go on when more of them are asked for; after the
    // last one nobody asks, and no other query would ever be answered.
    if (!rows.errored) rows._read(0);
  }
}

/**
 * @param rows in whole lines
 * @throws the database's error
 */
export async function copyIn(
  sql: Transaction,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const query = sql`copy ${sql(table)} (${sql(columns)}) from stdin`;
  const stream = await query.writable();
  // An error that comes once all rows are sent, the driver (3.4.9) tells only to the query, which nobody waits for any more,
  // and the stream never finishes.
  const failed = new Promise<never>((_, refuse) => Object.assign(query, { reject: refuse }));
  await Promise.race([pipeline(Readable.from(rows, { objectMode: false }), stream), failed]);
}
