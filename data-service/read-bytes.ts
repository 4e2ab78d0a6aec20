/**
 * Reads the body of a request. Refuses a body above the limit without reading the rest, and a compressed one, because
 * it could expand a hundredfold.
 */

import type { DataRequest } from "./http.ts";
import { refuse } from "./refusals/errors.ts";

/**
 * @param most the largest body, in bytes
 * @returns null if there is none
 * @throws RequestRefused 413, 415
 */
export async function readBytes({ body, headers }: DataRequest, most: number): Promise<Uint8Array | null> {
  if (!body) return null;
  const encoding = headers.get("Content-Encoding") ?? "identity";
  if (encoding.trim().toLowerCase() !== "identity") throw refuse("bodyEncoded", { encoding });
  if (Number(headers.get("Content-Length")) > most) throw refuse("bodyTooLarge", { most });
  const chunks: Uint8Array[] = [];
  let length = 0;
  // An error inside the loop cancels the stream.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw refuse("bodyTooLarge", { most });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
