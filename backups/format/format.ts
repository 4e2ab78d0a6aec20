/**
 * The format of a backup file. A Zstandard frame, then a skippable frame, the seal, with the SHA-256 of everything
 * before it. Decompressed (`zstd -dc`) it is readable text: a JSON line about the whole; for each table a JSON line,
 * its rows in PostgreSQL's COPY format, a line `\.` and a JSON line with their number and SHA-256; at the end a JSON
 * line with what the rows do not contain.
 */
import { z } from "zod";

/** Grows when older readers can no longer read the format. */
export const formatVersion = 1;

export const rowsTerminator = Buffer.from("\\.\n");

export const tableName = z.string().regex(/^(public|private)\.[a-z_0-9]+$/);
export const count = z.int().nonnegative();

/** Of which version what was written is, and when. */
export const origin = z.object({
  /** The version of Antara that wrote it. */
  product: z.string(),
  /** The last migration of the database. */
  schema: z.object({ number: z.int().positive(), name: z.string() }),
  postgres: z.string(),
  /** The moment of the snapshot. */
  madeAt: z.iso.datetime({ precision: null }),
});
export type Origin = z.output<typeof origin>;

export const heading = origin.extend({
  format: z.literal("antara backup"),
  version: z.int().positive(),
});
export type Heading = z.output<typeof heading>;

export const tableHead = z.object({ table: tableName, columns: z.array(z.string()).nonempty() });
export type TableHead = z.output<typeof tableHead>;

export const tableEnd = z.object({ rows: count, sha256: z.hex().length(64) });

export const ending = z.object({
  tables: count,
  /** The last number of each identity column, including numbers of deleted rows. */
  numbers: z.array(z.object({ table: tableName, column: z.string(), last: count })),
  /** The catalogue's version, which open pages remember. */
  catalogueVersion: count,
});
export type Ending = z.output<typeof ending>;

/** The first bytes of every Zstandard frame. */
export const frameMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

const hashBytes = 32;

/** The header of a skippable frame: a number for its kind, then the length (RFC 8878, section 3.1.2). */
export const sealHeader = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, hashBytes, 0, 0, 0]);

export const sealBytes = sealHeader.length + hashBytes;

/** @param hash SHA-256 of all bytes before the seal */
export function sealOf(hash: Buffer): Buffer {
  return Buffer.concat([sealHeader, hash]);
}

/** @returns the hash in the seal; undefined when these bytes are not a seal */
export function parseSeal(bytes: Buffer): Buffer | undefined {
  const isSeal = bytes.length === sealBytes && bytes.subarray(0, sealHeader.length).equals(sealHeader);
  return isSeal ? bytes.subarray(sealHeader.length) : undefined;
}
