/**
 * Writes a consistent snapshot of all public songs, of all songs, or of all people and albums, into a file. Refuses
 * an existing name.
 */
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql } from "#postgres";
import { type Exported, writeRows } from "./exported.ts";
import { explainFileError, formatOfSongs } from "./file-format.ts";
import { FileRefused } from "./file-refused.ts";

/**
 * @param file ends in `.csv` or `.json`, which decides the format
 * @returns the number of songs, or of people and albums
 * @throws {FileRefused} when it cannot be written, naming the cause
 */
export async function exportFile(sql: Sql, file: string, what: Exported = "songs"): Promise<number> {
  const format = formatOfSongs(file);
  if (await stat(file).catch(() => null))
    throw new FileRefused(`${file} exists already. Choose another name.`);
  const draft = `${file}.draft`;
  let count = 0;
  try {
    await sql.begin("isolation level repeatable read read only", async (transaction) => {
      const text = writeRows(transaction, what, format, (rows) => {
        count += rows;
      });
      await pipeline(Readable.from(text), createWriteStream(draft, { flush: true }));
    });
    await rename(draft, file);
    return count;
  } catch (error) {
    throw explainFileError(error, file);
  } finally {
    await rm(draft, { force: true });
  }
}
