/**
 * Finds a path to the server's socket that is short enough: the kernel accepts 107 bytes, but folders may be deep.
 */
import { openSync } from "node:fs";
import { mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** macOS accepts 103 bytes. */
const maxPathBytes = 100;

const opened = new Map<string, Promise<string>>();

/** @returns the path itself, or a shorter one to the same file, valid for the lifetime of this process */
export function reachableSocketPath(socketFile: string): Promise<string> {
  if (Buffer.byteLength(socketFile) <= maxPathBytes) return Promise.resolve(socketFile);
  const folder = dirname(socketFile);
  const shortPath = opened.get(folder) ?? shortPathTo(folder);
  opened.set(folder, shortPath);
  return shortPath.then((path) => join(path, basename(socketFile)));
}

async function shortPathTo(folder: string): Promise<string> {
  // Needs no cleanup, and unlike a link in a temporary folder, nobody can delete it.
  if (process.platform === "linux") return `/proc/self/fd/${openSync(folder, "r")}`;
  // mkdtemp creates a private folder, so nobody else can replace the link.
  const link = join(await mkdtemp(join(tmpdir(), "antara-")), "s");
  await symlink(folder, link);
  return link;
}
