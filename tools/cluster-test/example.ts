/** Fills in the example files of `deploy/` for the test, so that the examples are tested. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const folder = join(import.meta.dirname, "..", "..", "deploy");

/**
 * Writes a copy of an example with other values.
 * @param example name of the file in `deploy/`
 * @param file where it is written; its folder is created
 * @param replacements pairs of text in the example and its replacement, applied in this order
 * @throws when the example does not contain a text that has to be replaced
 */
export function writeFromExample(
  example: string,
  file: string,
  replacements: readonly (readonly [string, string])[],
): void {
  let text = readFileSync(join(folder, example), "utf8");
  for (const [original, replacement] of replacements) {
    if (!text.includes(original)) throw new Error(`There is no ${JSON.stringify(original)} in ${example}.`);
    text = text.replaceAll(original, replacement);
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
}
