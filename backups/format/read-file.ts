/** Reads a backup file from its first to its last byte. Refuses a file that is truncated, changed or not a backup. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { BackupRefused } from "../backup-refused.ts";
import { frameMagic, parseSeal, sealBytes } from "./format.ts";
import { hasTrailingBytes } from "./has-trailing-bytes.ts";
import { type BackupText, damaged, readText, trailingBytes } from "./read-text.ts";

/**
 * @param file path of a backup
 * @param use must read all tables
 * @throws {BackupRefused} naming the file and the problem; before `use` is called when the file is not identical to
 * what was written
 */
export async function readFile<Result>(
  file: string,
  use: (text: BackupText) => Promise<Result>,
): Promise<Result> {
  try {
    const { contentBytes, seal } = await findEnds(file);
    const read = <Given>(work: (text: BackupText) => Promise<Given>) => readContent(file, contentBytes, work);
    const isWhole = seal && (await hashOf(file, contentBytes)).equals(seal);
    if (!isWhole && (await hasTrailingBytes(file))) throw new BackupRefused(trailingBytes);
    if (!seal) {
      return await read(() => {
        throw new BackupRefused(cutShort);
      });
    }
    if (!isWhole) throw new BackupRefused(damaged);
    return await read(use);
  } catch (error) {
    throw explain(error, file);
  }
}

/** @returns the number of bytes before the seal, and its hash; no hash when there is no seal */
async function findEnds(file: string): Promise<{ contentBytes: number; seal?: Buffer }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer: begin } = await handle.read(Buffer.alloc(frameMagic.length), 0, frameMagic.length, 0);
    if (!begin.equals(frameMagic)) throw new BackupRefused(notABackup);
    const sealAt = Math.max(0, size - sealBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sealBytes), 0, sealBytes, sealAt);
    const seal = parseSeal(buffer.subarray(0, bytesRead));
    return { contentBytes: seal ? sealAt : size, seal };
  } finally {
    await handle.close();
  }
}

const notABackup = "It is not a backup of Antara.";

const cutShort = "It is cut short: its end is missing. Take another copy of it.";

async function hashOf(file: string, bytes: number): Promise<Buffer> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { end: bytes - 1 }), hash);
  return hash.digest();
}

function readContent<Result>(
  file: string,
  bytes: number,
  use: (text: BackupText) => Promise<Result>,
): Promise<Result> {
  return pipeline(
    createReadStream(file, { end: bytes - 1 }),
    createZstdDecompress(),
    async (text: AsyncIterable<Buffer>) => use(await readText(text)),
  );
}

/** Node.js's code for compressed data that ends too early, and its codes for other errors of decompression. */
const endsEarly = "Z_BUF_ERROR";
const compression = /^(ZSTD_|Z_|ERR_ZLIB|ERR_ZSTD)/;

function explain(error: unknown, file: string): unknown {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (error instanceof BackupRefused) return new BackupRefused(`${file}: ${error.message}`, { cause: error });
  if (code === endsEarly) return new BackupRefused(`${file}: ${cutShort}`, { cause: error });
  if (compression.test(code)) return new BackupRefused(`${file}: ${notABackup}`, { cause: error });
  if (syscall === "open" || syscall === "read") {
    return new BackupRefused(`${file} cannot be read (${code}). Name a file that you may read.`, {
      cause: error,
    });
  }
  return error;
}
