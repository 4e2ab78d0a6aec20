/** Writes a consistent snapshot of all songs into a file. Refuses an existing name. */
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, Transaction } from "#postgres";
import { writeCsv } from "./csv/write-csv.ts";
import { explainFileError, formatOfSongs } from "./file-format.ts";
import { FileRefused } from "./file-refused.ts";
import { writeJson } from "./json/write-json.ts";
import { readStoredSongs } from "./songs/read-stored-songs.ts";

/**
 * @param file ends in `.csv` or `.json`, which decides the format
 * @returns the number of songs
 * @throws {FileRefused} when it cannot be written, naming the cause
 */
export async function exportSongs(sql: Sql, file: string): Promise<number> {
  const write = formatOfSongs(file) === "csv" ? writeCsv : writeJson;
  if (await stat(file).catch(() => null))
    throw new FileRefused(`${file} exists already. Choose another name.`);
  const draft = `${file}.draft`;
  let count = 0;
  const counted = async function* (transaction: Transaction) {
    for await (const batch of readStoredSongs(transaction)) {
      count += batch.length;
      yield batch;
    }
  };
  try {
    await sql.begin("isolation level repeatable read read only", async (transaction) => {
      await pipeline(Readable.from(write(counted(transaction))), createWriteStream(draft, { flush: true }));
    });
    await rename(draft, file);
    return count;
  } catch (error) {
    throw explainFileError(error, file);
  } finally {
    await rm(draft, { force: true });
  }
}
