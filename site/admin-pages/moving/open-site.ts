/** Opens the files that were chosen as a site: exports of posts, or tables as CSV files or a zip of them. */
import type { MovedSite } from "#moving";
import { FileRefused, type SourceFile } from "../../../exchange/reading/index.ts";
import { readInPieces } from "../import/browser-file.ts";
import { filesIn } from "../import/gather-files.ts";

export type KindOfFiles = "posts" | "tables";

const onServer = "is moved in on the server, with the command npm run move-in.";

/** @throws {FileRefused} when one is of another kind */
export function kindOfFiles(names: readonly string[]): KindOfFiles {
  const kinds = new Set(
    names.map((name) => {
      if (/\.(?:xml|atom)(?:\.gz)?$/i.test(name)) return "posts";
      if (/\.(?:csv|tsv|zip)$/i.test(name)) return "tables";
      throw new FileRefused(
        `${name} is neither a table (.csv, or a .zip of them) nor an export of WordPress or Blogger (.xml or .xml.gz). ` +
          `What is in no such file ${onServer}`,
      );
    }),
  );
  const [kind = "tables", ...others] = kinds;
  if (others.length > 0) throw new FileRefused("Tables and exports of posts are of two sites. Choose one.");
  return kind;
}

/**
 * @param onRead is called with the bytes of each piece, and with those of all files before
 * @throws {FileRefused} when a file cannot be read, or has no songs
 * @throws {RulesRefused} when a line of the rules is wrong
 */
export async function openSite(
  kind: KindOfFiles,
  files: readonly File[],
  rules: string,
  onRead: { readonly all: (bytes: number) => void; readonly piece: (bytes: number) => void },
): Promise<MovedSite> {
  const sourceOf = (file: File): SourceFile => ({
    name: file.name,
    async *bytes() {
      for await (const piece of readInPieces(file)) {
        onRead.piece(piece.length);
        yield piece;
      }
    },
  });
  const sizeOf = (all: readonly File[]) => all.reduce((sum, { size }) => sum + size, 0);
  if (kind === "posts") {
    const { parseRules, readPosts } = await import("../../../moving/posts/index.ts");
    // Names are read first, then songs.
    onRead.all(2 * sizeOf(files));
    return readPosts(files.map(sourceOf), parseRules(rules));
  }
  const { readFiles, siteOfTables } = await import("../../../moving/tables/index.ts");
  const found = await Promise.all(files.map(filesIn));
  const tables = found.flatMap((each) => each.files);
  const antara = tables.some(({ name }) => /(?:^|\/)antara\.json$/.test(name));
  if (antara) throw new FileRefused(`${files[0]?.name} has everything of another Antara, which ${onServer}`);
  onRead.all(sizeOf(tables));
  const leftOut = found
    .flatMap((each) => each.leftOut)
    .map((name) => `${name} is no table, and is left out.`);
  return siteOfTables(await readFiles(tables.map(sourceOf), nameOf(files), leftOut));
}

/** Newer files of the same site have the same name, but for numbers. */
function nameOf([file]: readonly File[]): string {
  const [, name = ""] = /^(.*?)[\s_\d().-]*\.\w+$/.exec(file?.name ?? "") ?? [];
  return /\.zip$/i.test(file?.name ?? "") && name !== "" ? name : "tables";
}
