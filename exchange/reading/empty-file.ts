import { FileRefused } from "../file-refused.ts";

/** For a file of any format with nothing but blanks. */
export function emptyFile(): FileRefused {
  return new FileRefused("The file is empty. Please use one with songs.");
}
