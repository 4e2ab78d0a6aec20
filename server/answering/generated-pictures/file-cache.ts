/** Caches generated files in a folder of limited size. Never fails: without write access it just caches nothing. */
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface FileCache {
  /** @param name without a slash */
  find(name: string): Promise<Buffer | null>;
  store(name: string, content: Uint8Array): Promise<void>;
}

interface FileCacheOptions {
  readonly folder: string;
  /** The total size of all files; the oldest are deleted first. */
  readonly maxBytes: number;
  readonly warn: (message: string) => void;
}

export function openFileCache({ folder, maxBytes, warn }: FileCacheOptions): FileCache {
  let listing: Promise<Map<string, number>> | undefined;
  const sizes = () => {
    listing ??= listOldestFirst(folder);
    return listing;
  };

  const shrink = async (stored: Map<string, number>) => {
    let bytes = [...stored.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of stored) {
      if (bytes <= maxBytes) return;
      stored.delete(name);
      bytes -= size;
      await rm(join(folder, name), { force: true });
    }
  };

  return {
    find: (name) => readFile(join(folder, name)).catch(() => null),
    store: async (name, content) => {
      try {
        const stored = await sizes();
        // Written under another name first, so that nobody reads a partial file.
        const draft = join(folder, `.${process.pid}-${name}`);
        await writeFile(draft, content);
        await rename(draft, join(folder, name));
        stored.delete(name);
        stored.set(name, content.length);
        await shrink(stored);
      } catch (error) {
        listing = undefined;
        warn(`A picture cannot be stored in ${folder}: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}

/** Only for the owner, like the data folder that contains it. */
const privateMode = 0o700;

async function listOldestFirst(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true, mode: privateMode });
  // Earlier versions created it readable for all.
  await chmod(folder, privateMode);
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return facts?.isFile() ? [{ name, size: facts.size, time: facts.mtimeMs }] : [];
    }),
  );
  const files = found.flat().sort((a, b) => a.time - b.time);
  return new Map(files.map(({ name, size }) => [name, size]));
}
