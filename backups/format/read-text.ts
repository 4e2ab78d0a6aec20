/** Parses the text of a backup as a stream. Refuses text that is not as it was written. */
import { createHash } from "node:crypto";
import type { z } from "zod";
import { BackupRefused } from "../backup-refused.ts";
import type { RowFormat } from "../copy.ts";
import {
  type Ending,
  ending,
  formatVersion,
  type Heading,
  heading,
  rowsTerminator,
  type TableHead,
  tableEnd,
  tableHead,
} from "./format.ts";

/** A table in a backup. Its rows must be read before the next table. */
interface BackedUpTable extends TableHead {
  readonly format: RowFormat;
  /** For COPY, as text in chunks of whole lines. Throws at the end when the rows do not match their checksum. */
  readonly rows: AsyncIterable<Buffer>;
  /** The number of rows, once they have been read. */
  rowCount(): number;
}

/** All that is restored, as it was written. */
export interface Contents {
  /** Throws when the end is missing. */
  readonly tables: AsyncIterable<BackedUpTable>;
  /** Available once all tables have been read. */
  ending(): Ending;
}

export interface BackupText extends Contents {
  readonly heading: Heading;
}

/** The message for a file that is not as it was written. */
export const damaged = "It was changed or damaged since it was made. Take another copy of it.";

export const trailingBytes =
  "There are bytes after its end that do not belong to it. Take another copy of it.";

/** A longer line cannot be one of ours. */
const maxLineLength = 100_000;

/**
 * The longest song has 4 MB, and as much again in the trash. Without a limit, a file of a few bytes could fill the
 * memory.
 */
export const maxRowBytes = 32_000_000;

const lineBreak = 0x0a;

/**
 * @param text decompressed
 * @throws {BackupRefused} when it does not start like a backup, or a newer version of Antara wrote it
 */
export async function readText(text: AsyncIterable<Buffer>): Promise<BackupText> {
  const lines = createLineReader(text);
  const read = heading.safeParse(parseJson(await lines.nextLine()));
  if (!read.success) throw new BackupRefused("It is not a backup of Antara.");
  if (read.data.version > formatVersion) {
    throw new BackupRefused(
      `It was made by a newer version of Antara (${read.data.product}), in a form that this one does not know. ` +
        "Restore it with that version or a newer one.",
    );
  }
  let end: Ending | undefined;
  const tables = async function* () {
    for (let number = 0; ; number += 1) {
      const line = parseJson(await lines.nextLine());
      const last = ending.safeParse(line);
      if (last.success) {
        if (last.data.tables !== number) throw new BackupRefused(damaged);
        if (!(await lines.isAtEnd())) throw new BackupRefused(trailingBytes);
        end = last.data;
        return;
      }
      yield tableOf(parseAs(tableHead, line), lines);
    }
  };
  return {
    heading: read.data,
    tables: tables(),
    ending: () => {
      if (!end) throw new Error("The tables have to be read first.");
      return end;
    },
  };
}

function tableOf(head: TableHead, lines: LineReader): BackedUpTable {
  let count = 0;
  const rows = async function* () {
    const hash = createHash("sha256");
    for await (const chunk of lines.rowsUntilTerminator()) {
      hash.update(chunk);
      count += countLines(chunk);
      yield chunk;
    }
    const written = parseAs(tableEnd, parseJson(await lines.nextLine()));
    if (written.rows !== count || written.sha256 !== hash.digest("hex")) throw new BackupRefused(damaged);
  };
  return { ...head, format: "text", rows: rows(), rowCount: () => count };
}

/** @param chunk of whole lines; COPY escapes line breaks within values */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(lineBreak); at !== -1; at = chunk.indexOf(lineBreak, at + 1)) lines += 1;
  return lines;
}

interface LineReader {
  /** @returns an empty string when there is no further line */
  nextLine(): Promise<string>;
  rowsUntilTerminator(): AsyncIterable<Buffer>;
  isAtEnd(): Promise<boolean>;
}

function createLineReader(text: AsyncIterable<Buffer>): LineReader {
  const chunks = text[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const readMore = async () => {
    const { done, value } = await chunks.next();
    if (!done) held = held.length === 0 ? value : Buffer.concat([held, value]);
    return !done;
  };
  const take = (length: number) => {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  };
  return {
    async nextLine() {
      while (!held.includes(lineBreak)) {
        if (held.length > maxLineLength || !(await readMore())) return "";
      }
      return take(held.indexOf(lineBreak) + 1).toString();
    },
    async isAtEnd() {
      return held.length === 0 && !(await readMore());
    },
    async *rowsUntilTerminator() {
      for (;;) {
        const end = endIn(held);
        const whole = end ?? held.lastIndexOf(lineBreak) + 1;
        if (whole > 0) yield take(whole);
        if (end !== undefined) {
          take(rowsTerminator.length);
          return;
        }
        if (held.length > maxRowBytes || !(await readMore())) throw new BackupRefused(damaged);
      }
    },
  };
}

/** @returns where the rows of a table end in these lines, if they do */
function endIn(lines: Buffer): number | undefined {
  if (lines.subarray(0, rowsTerminator.length).equals(rowsTerminator)) return 0;
  const at = lines.indexOf(`\n${rowsTerminator}`);
  return at === -1 ? undefined : at + 1;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw new BackupRefused(damaged);
  return read.data;
}
