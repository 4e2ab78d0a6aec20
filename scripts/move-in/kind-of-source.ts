/** Says what a source of npm run move-in is: tables of a database, files of posts, or another Antara. */
import { readdir, stat } from "node:fs/promises";
import { isFolderOfAntara } from "#backups";
import { FileRefused } from "#exchange";

export type KindOfSource = "tables" | "posts" | "antara";

const isOfPosts = (name: string) => /\.(?:xml|atom)(?:\.gz)?$/i.test(name);

/**
 * @param sources as they were typed
 * @throws {FileRefused} when one does not exist, or they are of several kinds
 */
export async function kindOfSource(sources: readonly string[]): Promise<KindOfSource> {
  const kinds = new Set(await Promise.all(sources.map(kindOf)));
  const [kind = "tables"] = kinds;
  if (kinds.size === 1 && (sources.length === 1 || kind === "posts")) return kind;
  throw new FileRefused("Name one source. Only files of posts (.xml) may be several.");
}

async function kindOf(source: string): Promise<KindOfSource> {
  if (/^(?:https?|postgres(?:ql)?):\/\//i.test(source)) return "tables";
  const found = await stat(source).catch(() => undefined);
  if (!found)
    throw new FileRefused(`There is no ${source}. Name a folder, a file, or an address with https://.`);
  if (isOfPosts(source)) return "posts";
  if (await isFolderOfAntara(source)) return "antara";
  if (!found.isDirectory()) return "tables";
  const names = await readdir(source);
  return names.some(isOfPosts) && !names.some((name) => /\.csv$/i.test(name)) ? "posts" : "tables";
}
