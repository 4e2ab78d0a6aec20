/** The refusal of a file, of any format, with nothing but blanks. */
import { FileRefused } from "../file-refused.ts";

export function emptyFile(): FileRefused {
  return new FileRefused("The file is empty. Please use one with songs.");
}
