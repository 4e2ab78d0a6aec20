/** Reads the fields of a form, within limits that hold before it is parsed: parsing makes all other requests wait. */

import { MIMEType } from "node:util";

/** Fields of a form; the longest, of a song with all its notes and words, has about 300. */
const mostFields = 500;

/** Bytes of the sign-in, which anybody may send; the answer of a passkey has about two thousand. */
export const mostBytesOfSignIn = 32 * 1_024;

/** The form has too many bytes or fields. */
export class FormTooLong extends Error {}

/**
 * @param mostBytes left out where the limit of the server is enough
 * @throws {FormTooLong}
 * @throws for a body that is no form, or incomplete
 */
export async function readFields(request: Request, mostBytes = Number.POSITIVE_INFINITY): Promise<FormData> {
  const type = new MIMEType(request.headers.get("Content-Type") ?? "");
  const bytes = await readBytes(request, mostBytes);
  if (hasTooManyFields(bytes, type)) throw new FormTooLong();
  return new Response(bytes, { headers: { "Content-Type": String(type) } }).formData();
}

async function readBytes({ headers, body }: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get("Content-Length")) > most) throw new FormTooLong();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) throw new FormTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Counts what separates the fields. */
function hasTooManyFields(bytes: Buffer, { essence, params }: MIMEType): boolean {
  const separator = essence === "multipart/form-data" ? `--${params.get("boundary") ?? ""}` : "&";
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > mostFields) return true;
  }
  return false;
}
