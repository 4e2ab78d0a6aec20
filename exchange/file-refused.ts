/** Why a file cannot be read or written as a whole: the cause and the next step. Wrong lines are told one by one instead. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
}
