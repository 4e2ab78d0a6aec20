/**
 * Reads the body of a request. Refuses a body above the limit without reading the rest, and a compressed one, because it
 * could expand a hundredfold.
 */

import type { DataRequest } from "./http.ts";
import { maxBodyBytes } from "./limits.ts";
import { refuse } from "./refusals/errors.ts";

/**
 * @returns null if there is none
 * @throws RequestRefused 413, 415
 */
export async function readBytes({ body, headers }: DataRequest): Promise<Uint8Array | null> {
  if (!body) return null;
  const encoding = headers.get("Content-Encoding") ?? "identity";
  if (encoding.trim().toLowerCase() !== "identity") throw refuse("bodyEncoded", { encoding });
  if (Number(headers.get("Content-Length")) > maxBodyBytes) throw refuse("bodyTooLarge");
  const chunks: Uint8Array[] = [];
  let length = 0;
  // An error inside the loop cancels the stream.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBodyBytes) throw refuse("bodyTooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
