/** The format of a file by its extension, and messages for file errors. */
import { FileRefused } from "./file-refused.ts";

export type FileFormat = "csv" | "json" | "xlsx" | "ods" | "lrc" | "text";

const formatOfEnding: Readonly<Record<string, FileFormat>> = {
  csv: "csv",
  tsv: "csv",
  json: "json",
  xlsx: "xlsx",
  ods: "ods",
  lrc: "lrc",
  elrc: "lrc",
  "lrc.txt": "lrc",
  txt: "text",
};

/** Whether a file with this name can be read. */
export function isFormat(name: string): boolean {
  return formatNamed(name) !== undefined;
}

/** What computers put beside the files of people. */
export function isOfSystem(name: string): boolean {
  return /(?:^|[\\/])(?:\.(?![\\/])|__MACOSX[\\/]|thumbs\.db$|desktop\.ini$)/i.test(name);
}

/** Whether files of a format hold many songs. */
export function isOfSongs(format: FileFormat): boolean {
  return format !== "lrc" && format !== "text";
}

/** @throws {FileRefused} when the name has another ending */
export function formatOf(name: string): FileFormat {
  const format = formatNamed(name);
  if (format) return format;
  throw new FileRefused(
    `${name} has to end in .csv, .tsv, .json, .xlsx, .ods, .lrc, .elrc or .txt, which names its format, or in .zip. ` +
      "A file of another kind, such as .xls or .docx, has to be saved as one of these in its own program.",
  );
}

function formatNamed(name: string): FileFormat | undefined {
  const [, end = ""] = /\.(lrc\.txt|\w+)$/i.exec(name) ?? [];
  return formatOfEnding[end.toLowerCase()];
}

/** The formats of an export. @throws {FileRefused} when the name has another ending */
export function formatOfSongs(name: string): "csv" | "json" {
  const [, end] = /\.(csv|json)$/i.exec(name) ?? [];
  if (!end) throw new FileRefused(`${name} has to end in .csv or .json, which names its format.`);
  return end.toLowerCase() as "csv" | "json";
}

/** @returns the error itself when it is not about a file */
export function explainFileError(error: unknown, file: string): unknown {
  if (error instanceof FileRefused) return new FileRefused(`${file}: ${error.message}`, { cause: error });
  const { code, path } = error as { readonly code?: string; readonly path?: string };
  if (path === undefined && code !== "ENOSPC") return error;
  return new FileRefused(`${file} cannot be used (${code}). Fix that, or name another file.`, {
    cause: error,
  });
}
