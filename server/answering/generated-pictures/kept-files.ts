/** Keeps made files in a folder within a bound. Never fails: a folder that cannot be written only keeps nothing. */
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface KeptFiles {
  /** @param name without a slash */
  find(name: string): Promise<Buffer | null>;
  keep(name: string, content: Uint8Array): Promise<void>;
}

interface KeptFilesOptions {
  readonly folder: string;
  /** What all files may take together; the oldest go first. */
  readonly maxBytes: number;
  readonly warn: (message: string) => void;
}

export function openKeptFiles({ folder, maxBytes, warn }: KeptFilesOptions): KeptFiles {
  let listing: Promise<Map<string, number>> | undefined;
  const sizes = () => {
    listing ??= listOldestFirst(folder);
    return listing;
  };

  const shrink = async (kept: Map<string, number>) => {
    let bytes = [...kept.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(name);
      bytes -= size;
      await rm(join(folder, name), { force: true });
    }
  };

  return {
    find: (name) => readFile(join(folder, name)).catch(() => null),
    keep: async (name, content) => {
      try {
        const kept = await sizes();
        // Under another name first, so that nobody reads half a file.
        const draft = join(folder, `.${process.pid}-${name}`);
        await writeFile(draft, content);
        await rename(draft, join(folder, name));
        kept.delete(name);
        kept.set(name, content.length);
        await shrink(kept);
      } catch (error) {
        listing = undefined;
        warn(`A picture cannot be kept in ${folder}: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}

/** Only its owner may look into it, like the data folder in which it lies. */
const privateMode = 0o700;

async function listOldestFirst(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true, mode: privateMode });
  // One that an earlier version has made was open to all.
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
