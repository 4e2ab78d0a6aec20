/** Streams table rows out of and into the database with PostgreSQL's COPY, and works around bugs of the driver. */
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { Transaction } from "#postgres";

/** Makes values have one text format, whatever the settings of server and login. */
export async function setTextFormats(sql: Transaction): Promise<void> {
  await sql`set local client_encoding = 'UTF8'`;
  await sql`set local datestyle = 'ISO, YMD'`;
  await sql`set local intervalstyle = 'postgres'`;
  await sql`set local timezone = 'UTC'`;
  await sql`set local bytea_output = 'hex'`;
  await sql`set local extra_float_digits = 1`;
}

/** How COPY writes rows: as backups have them, or as files for other programs, whose first row names the columns. */
export type RowFormat = "text" | "csv";

const options: Readonly<Record<RowFormat, string>> = { text: "", csv: "with (format csv, header)" };

/**
 * @param table with its schema
 * @returns all rows; as text in chunks of whole lines
 */
export async function* copyOut(
  sql: Transaction,
  table: string,
  columns: readonly string[],
  format: RowFormat = "text",
): AsyncGenerator<Buffer> {
  const rows =
    await sql`copy ${sql(table)} (${sql(columns)}) to stdout ${sql.unsafe(options[format])}`.readable();
  try {
    yield* rows.iterator({ destroyOnReturn: false });
  } finally {
    // For a caller that stops early: a connection with unread rows would never answer again.
    await finished(rows.resume()).catch(() => {});
    // The driver (3.4.9) pauses the socket while rows wait here and resumes it when more are requested. After the
    // last row nobody requests more, so without this read no other query would get an answer.
    if (!rows.errored) rows._read(0);
  }
}

/**
 * @param rows as text in whole lines
 * @throws the database's error
 */
export async function copyIn(
  sql: Transaction,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<Buffer>,
  format: RowFormat = "text",
): Promise<void> {
  const query = sql`copy ${sql(table)} (${sql(columns)}) from stdin ${sql.unsafe(options[format])}`;
  const stream = await query.writable();
  // When all rows are sent, the driver (3.4.9) reports an error only to the query, which nobody awaits any more, and
  // the stream never finishes.
  const failed = new Promise<never>((_, refuse) => Object.assign(query, { reject: refuse }));
  await Promise.race([pipeline(Readable.from(rows, { objectMode: false }), stream), failed]);
}
