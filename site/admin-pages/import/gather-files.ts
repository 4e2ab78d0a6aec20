/** Gathers the files of what was chosen or dropped: of folders and zips too. Names what cannot be taken. */
import { formatOf, isFormat, isOfSongs, isOfSystem } from "../../../exchange/reading/index.ts";
import { listed } from "./describe-outcome.ts";

export interface GatheredFiles {
  /** One table at most, and files with songs as text; with their folders in their names. */
  readonly files: readonly File[];
  /** Says what was left out and why; empty where nothing was. */
  readonly leftOut: string;
}

/** Names of files that are listed. */
const mostNamed = 3;

/** @throws {FileRefused} where a zip cannot be unpacked, or nothing of what was chosen can be read */
export async function gatherFiles(chosen: readonly File[]): Promise<GatheredFiles> {
  const unpacked = await Promise.all(chosen.map(filesIn));
  const files = unpacked.flatMap((each) => each.files).filter(({ name }) => !isOfSystem(name));
  const [table, ...tables] = files.filter(({ name }) => isFormat(name) && isOfSongs(formatOf(name)));
  const read = files.filter((file) => isFormat(file.name) && !tables.includes(file));
  // Its ending is what is wrong.
  if (read.length === 0) formatOf(files[0]?.name ?? "What was chosen");
  const strange = [
    ...files.filter(({ name }) => !isFormat(name)).map(({ name }) => name),
    ...unpacked.flatMap((each) => each.leftOut),
  ];
  const sentences = [
    tables.length > 0 &&
      `One table is read at a time: ${table?.name}. Please choose ${namesOf(tables.map(({ name }) => name))} afterwards; ` +
        "if they are the tables of a whole site, use Move a Whole Site In, which puts them together.",
    strange.length > 0 && `Left out, because their endings are not those of songs: ${namesOf(strange)}.`,
  ];
  return { files: read, leftOut: sentences.filter(Boolean).join(" ") };
}

/** @returns the file itself, or those that can be read of a zip. @throws {FileRefused} where it cannot be unpacked */
export async function filesIn(
  file: File,
): Promise<{ readonly files: readonly File[]; readonly leftOut: readonly string[] }> {
  // Of a chosen folder the browser tells the path apart from the name.
  const { name, webkitRelativePath: path } = file;
  if (!/\.zip$/i.test(name)) return { files: [path ? new File([file], path) : file], leftOut: [] };
  const { unpackZip } = await import("../../../exchange/reading/unpack-zip.ts");
  const { files, leftOut } = unpackZip(new Uint8Array(await file.arrayBuffer()));
  return { files: files.map((each) => new File([each.bytes], each.name)), leftOut };
}

function namesOf(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return listed.format(more > 1 ? [...names.slice(0, mostNamed), `${more} more`] : names);
}

/** @returns the dropped files, and those in dropped folders */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  return (await Promise.all(entries.map((entry) => (entry ? filesBelow(entry) : [])))).flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<readonly File[]> {
  const path = entry.fullPath.replace(/^\//, "");
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [new File([file], path)];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  // It gives a hundred at a time, and none at the end.
  for (let some: FileSystemEntry[] | undefined; some?.length !== 0; found.push(...some))
    some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const inOrder = found.toSorted((one, other) => one.name.localeCompare(other.name));
  return (await Promise.all(inOrder.map(filesBelow))).flat();
}
