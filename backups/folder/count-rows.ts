/**
 * Counts the rows of a CSV file as its bytes pass. Line breaks within quotes end no row. Refuses an endless one,
 * which would fill the memory of PostgreSQL.
 */
import { BackupRefused } from "../backup-refused.ts";
import { maxRowBytes } from "../format/read-text.ts";

const quote = 0x22;
const lineBreak = 0x0a;

/**
 * @param counted gets the number of rows, with the one of the column names, once all bytes have passed
 * @throws {BackupRefused} at a row of more than 32 MB
 */
export async function* countRows(
  bytes: AsyncIterable<Buffer>,
  counted: (rows: number) => void,
): AsyncGenerator<Buffer> {
  let rows = 0;
  let isQuoted = false;
  /** Of the row that has not ended yet. */
  let length = 0;
  for await (const chunk of bytes) {
    let begin = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineBreak && !isQuoted) {
        rows += 1;
        length = 0;
        begin = at + 1;
      }
    }
    length += chunk.length - begin;
    if (length > maxRowBytes) {
      throw new BackupRefused(`row ${rows + 1} does not end; perhaps a quotation mark is missing in it.`);
    }
    yield chunk;
  }
  // Some programs write no line break after the last row.
  counted(length > 0 ? rows + 1 : rows);
}
