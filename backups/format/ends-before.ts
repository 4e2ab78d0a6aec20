/** Whether a file holds a whole backup and then something else, as after an upload that was joined to another. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readSeal, sealBegins, sealBytes } from "./format.ts";

/**
 * @param file path of what does not end with a true seal
 * @returns whether a seal in it is true of all bytes before the seal
 */
export async function endsBefore(file: string): Promise<boolean> {
  const hash = createHash("sha256");
  let held = Buffer.alloc(0);
  const pass = (bytes: number) => {
    hash.update(held.subarray(0, bytes));
    held = held.subarray(bytes);
  };
  for await (const chunk of createReadStream(file)) {
    held = Buffer.concat([held, chunk]);
    // What may be a seal is looked at once all of it is there.
    while (held.length >= sealBytes) {
      const at = held.indexOf(sealBegins);
      const passed = held.length - sealBytes + 1;
      if (at === -1 || at >= passed) {
        pass(passed);
        continue;
      }
      pass(at);
      if (readSeal(held.subarray(0, sealBytes))?.equals(hash.copy().digest())) return true;
      pass(1);
    }
  }
  return false;
}
