/** Whether a file holds a complete backup followed by something else, such as two uploads joined together. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { parseSeal, sealBytes, sealHeader } from "./format.ts";

/**
 * @param file path of a file that does not end with a valid seal
 * @returns whether the file contains a seal that matches all bytes before it
 */
export async function hasTrailingBytes(file: string): Promise<boolean> {
  const hash = createHash("sha256");
  let held = Buffer.alloc(0);
  const pass = (bytes: number) => {
    hash.update(held.subarray(0, bytes));
    held = held.subarray(bytes);
  };
  for await (const chunk of createReadStream(file)) {
    held = Buffer.concat([held, chunk]);
    // A possible seal is checked once all its bytes are there.
    while (held.length >= sealBytes) {
      const at = held.indexOf(sealHeader);
      const passed = held.length - sealBytes + 1;
      if (at === -1 || at >= passed) {
        pass(passed);
        continue;
      }
      pass(at);
      if (parseSeal(held.subarray(0, sealBytes))?.equals(hash.copy().digest())) return true;
      pass(1);
    }
  }
  return false;
}
