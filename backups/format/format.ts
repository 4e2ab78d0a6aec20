/**
 * What a backup file is. A Zstandard frame, then a frame that Zstandard's programs skip and that holds a SHA-256 of all
 * before it. Decompressed (`zstd -dc`) it is text for people and for COPY: a line of JSON about the whole, then for each
 * table a line of JSON, its rows as PostgreSQL's COPY writes them, a line `\.` and a line of JSON with their number and
 * SHA-256, and at the end a line of JSON about what the rows do not say.
 */
import { z } from "zod";

/** Grows when a reader of before could not read what is written now. */
export const formatVersion = 1;

export const endOfRows = Buffer.from("\\.\n");

const name = z.string().regex(/^(public|private)\.[a-z_0-9]+$/);
const count = z.int().nonnegative();

export const heading = z.object({
  format: z.literal("antara backup"),
  version: z.int().positive(),
  /** Version of Antara that wrote it. */
  product: z.string(),
  /** The last migration of the database. */
  schema: z.object({ number: z.int().positive(), name: z.string() }),
  postgres: z.string(),
  /** The moment that the data are of. */
  madeAt: z.iso.datetime({ precision: null }),
});
export type Heading = z.output<typeof heading>;

export const tableHead = z.object({ table: name, columns: z.array(z.string()).nonempty() });
export type TableHead = z.output<typeof tableHead>;

export const tableEnd = z.object({ rows: count, sha256: z.hex().length(64) });

export const ending = z.object({
  tables: count,
  /** The last number that each identity column has given, also to rows that are gone. */
  numbers: z.array(z.object({ table: name, column: z.string(), last: count })),
  /** The version of the catalogue, which open pages remember. */
  catalogueVersion: count,
});
export type Ending = z.output<typeof ending>;

/** The first bytes of every Zstandard frame. */
export const frameBegins = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

const hashBytes = 32;

/** Of a frame that is skipped, which the seal is: a number for its kind, then how many bytes follow (RFC 8878, section 3.1.2). */
export const sealBegins = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, hashBytes, 0, 0, 0]);

/** Length of the seal, in bytes. */
export const sealBytes = sealBegins.length + hashBytes;

/** @param hash SHA-256 of all bytes before the seal */
export function sealOf(hash: Buffer): Buffer {
  return Buffer.concat([sealBegins, hash]);
}

/** @returns the hash in it, or nothing when these bytes are no seal */
export function readSeal(bytes: Buffer): Buffer | undefined {
  const isSeal = bytes.length === sealBytes && bytes.subarray(0, sealBegins.length).equals(sealBegins);
  return isSeal ? bytes.subarray(sealBegins.length) : undefined;
}
