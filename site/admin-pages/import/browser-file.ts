/** Reads a chosen file in pieces. Refuses one that has changed since it was chosen. */
import { FileRefused } from "../../../exchange/reading/index.ts";

/** Bytes; parsing one takes a few milliseconds, so that the page stays usable. */
const pieceSize = 65_536;

/** @throws {FileRefused} */
export async function* readInPieces(file: File): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += pieceSize) {
    const bytes = await file
      .slice(at, at + pieceSize)
      .arrayBuffer()
      .catch((error: unknown) => {
        const message = `${file.name} cannot be read any more. Please choose it again.`;
        throw new FileRefused(message, { cause: error });
      });
    yield new Uint8Array(bytes);
  }
}
