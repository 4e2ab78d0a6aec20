/** Reads the body of a request. Refuses more bytes than allowed before they are all there. */
import { refuse } from "../errors.ts";

/** @throws {MessageRefused} */
export async function readBody({ body }: Pick<Request, "body">, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw refuse("requestTooLong", { most: mostBytes });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
