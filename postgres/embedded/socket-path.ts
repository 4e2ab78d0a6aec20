/** A path to the server's socket that is short enough: the kernel takes 107 bytes, and folders may be deep. */
import { openSync } from "node:fs";
import { mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** macOS takes 103 bytes. */
const longest = 100;

const opened = new Map<string, Promise<string>>();

/** @returns the path itself, or another one to the same file, good as long as this process lives */
export function reachableSocketPath(socketFile: string): Promise<string> {
  if (Buffer.byteLength(socketFile) <= longest) return Promise.resolve(socketFile);
  const folder = dirname(socketFile);
  const known = opened.get(folder) ?? shortWayTo(folder);
  opened.set(folder, known);
  return known.then((way) => join(way, basename(socketFile)));
}

async function shortWayTo(folder: string): Promise<string> {
  // Needs no cleaning and cannot be cleaned away, as a link in a temporary folder can.
  if (process.platform === "linux") return `/proc/self/fd/${openSync(folder, "r")}`;
  // mkdtemp makes it private: nobody else can put another link there.
  const link = join(await mkdtemp(join(tmpdir(), "antara-")), "s");
  await symlink(folder, link);
  return link;
}
