/**
 * A request's body as bytes. Refuses one beyond the limit as soon as that is seen, without reading the rest, and one that is
 * compressed, which could be a hundred times larger than it looks.
 */
import { refuse } from "./errors.ts";
import type { DataRequest } from "./http.ts";
import { longestBody } from "./limits.ts";

/**
 * @returns null where there is none
 * @throws RequestRefused 413, 415
 */
export async function readBytes({ body, headers }: DataRequest): Promise<Uint8Array | null> {
  if (!body) return null;
  const encoding = headers.get("Content-Encoding") ?? "identity";
  if (encoding.trim().toLowerCase() !== "identity") throw refuse("bodyEncoded", { encoding });
  if (Number(headers.get("Content-Length")) > longestBody) throw refuse("bodyTooLarge");
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop by an error cancels the stream.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > longestBody) throw refuse("bodyTooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
