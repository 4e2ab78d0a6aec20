/** The format of a file by its extension, and messages for file errors. */
import { FileRefused } from "./file-refused.ts";

/** @throws {FileRefused} when the name has another ending */
export function formatOf(file: string): "csv" | "json" {
  const [, end] = /\.(csv|json)$/i.exec(file) ?? [];
  if (!end) throw new FileRefused(`${file} has to end in .csv or .json, which names its format.`);
  return end.toLowerCase() as "csv" | "json";
}

/** @returns the error itself when it is not about a file */
export function explainFileError(error: unknown, file: string): unknown {
  if (error instanceof FileRefused) return new FileRefused(`${file}: ${error.message}`, { cause: error });
  const { code, path } = error as NodeJS.ErrnoException;
  if (path === undefined && code !== "ENOSPC") return error;
  return new FileRefused(`${file} cannot be used (${code}). Fix that, or name another file.`, {
    cause: error,
  });
}
