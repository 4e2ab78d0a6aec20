/** Says what a source of npm run move-in is: tables of a database, files of posts, or another Antara. */
import { readdir, readFile, stat } from "node:fs/promises";
import { FileRefused } from "#exchange";

export type KindOfSource = "tables" | "posts" | "antara";

const isOfPosts = (name: string) => /\.(?:xml|atom)(?:\.gz)?$/i.test(name);

/** What the folder of another Antara has, also as a zip. */
const mark = "antara.json";

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
  if (!found.isDirectory()) {
    if (isOfPosts(source)) return "posts";
    // The names of the files in a zip stand in it as they are.
    return /\.zip$/i.test(source) && (await readFile(source)).includes(mark) ? "antara" : "tables";
  }
  const names = await readdir(source);
  if (names.includes(mark)) return "antara";
  return names.some(isOfPosts) && !names.some((name) => /\.csv$/i.test(name)) ? "posts" : "tables";
}
