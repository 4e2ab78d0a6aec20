/**
 * Why a file cannot be read or written: the cause and the next step. Invalid songs are reported one by one instead.
 */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
}
