/**
 * Lists the files of a zip and reads each as a stream, in bounded memory (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12
 * and 4.3.16). Refuses one that is damaged, encrypted, or has lengths of 64 bits.
 */
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { BackupRefused } from "../backup-refused.ts";

const endSignature = Buffer.from([0x50, 0x4b, 5, 6]);
const endLength = 22;
const mostComment = 0xffff;
const entrySignature = 0x0201_4b50;
const entryLength = 46;
const localLength = 30;

/** More than any zip of ours; what it says of itself is not to be believed. */
const mostListBytes = 1_000_000;

const damaged = "It is no zip that can be read, or it is damaged. Take another copy of it.";
const unpackFirst = "It is a zip of a kind that is not read here. Unpack it, and name the folder.";

/**
 * @returns by the name of each file a function that reads it; reading throws at its end if it was changed
 * @throws {BackupRefused}
 */
export async function listZip(path: string): Promise<ReadonlyMap<string, () => AsyncGenerator<Buffer>>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await readAt(file, Math.max(0, size - endLength - mostComment), endLength + mostComment);
    const at = tail.lastIndexOf(endSignature);
    if (at === -1 || tail.length - at < endLength) throw new BackupRefused(damaged);
    const [bytes, from] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (from === 0xffff_ffff || bytes > mostListBytes) throw new BackupRefused(unpackFirst);
    return entriesIn(await readAt(file, from, bytes), path);
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function entriesIn(list: Buffer, path: string): ReadonlyMap<string, () => AsyncGenerator<Buffer>> {
  const entries = new Map<string, () => AsyncGenerator<Buffer>>();
  for (let at = 0; at + entryLength <= list.length; ) {
    if (list.readUInt32LE(at) !== entrySignature) throw new BackupRefused(damaged);
    const nameEnd = at + entryLength + list.readUInt16LE(at + 28);
    const entry: Entry = {
      isEncrypted: (list.readUInt16LE(at + 8) & 1) === 1,
      method: list.readUInt16LE(at + 10),
      checksum: list.readUInt32LE(at + 16),
      packedBytes: list.readUInt32LE(at + 20),
      from: list.readUInt32LE(at + 42),
    };
    entries.set(list.toString("utf8", at + entryLength, nameEnd), () => bytesOf(path, entry));
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
}

interface Entry {
  readonly isEncrypted: boolean;
  /** 0 is stored, 8 deflated. */
  readonly method: number;
  readonly checksum: number;
  readonly packedBytes: number;
  readonly from: number;
}

async function* bytesOf(path: string, entry: Entry): AsyncGenerator<Buffer> {
  const { isEncrypted, method, packedBytes, from } = entry;
  if (isEncrypted || (method !== 0 && method !== 8) || packedBytes === 0xffff_ffff) {
    throw new BackupRefused(unpackFirst);
  }
  const file = await open(path);
  const local = await readAt(file, from, localLength).finally(() => file.close());
  if (local.length < localLength) throw new BackupRefused(damaged);
  const start = from + localLength + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (packedBytes === 0) return;
  const packed = createReadStream(path, { start, end: start + packedBytes - 1 });
  let checksum = 0;
  try {
    for await (const chunk of method === 8 ? inflated(packed) : packed) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith("Z_")) throw error;
    throw new BackupRefused(damaged, { cause: error });
  } finally {
    packed.destroy();
  }
  if (checksum !== entry.checksum) throw new BackupRefused(damaged);
}

function inflated(packed: ReturnType<typeof createReadStream>): AsyncIterable<Buffer> {
  const stream = createInflateRaw();
  packed.once("error", (error) => stream.destroy(error));
  return packed.pipe(stream);
}
