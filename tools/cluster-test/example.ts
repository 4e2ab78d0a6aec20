/** The files of `deploy/`, which operators copy, filled in for the rehearsal, so that what is shown there is what was run. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const folder = join(import.meta.dirname, "..", "..", "deploy");

/**
 * Writes a file of `deploy/` with other values.
 * @param example name of the file in `deploy/`
 * @param file where it is written; its folder is made
 * @param replacements pairs of what an operator would change and what stands there instead, in this order
 * @throws when the example does not say what is to be replaced: the rehearsal would run something else than it shows
 */
export function writeFromExample(
  example: string,
  file: string,
  replacements: readonly (readonly [string, string])[],
): void {
  let text = readFileSync(join(folder, example), "utf8");
  for (const [shown, real] of replacements) {
    if (!text.includes(shown)) throw new Error(`There is no ${JSON.stringify(shown)} in ${example}.`);
    text = text.replaceAll(shown, real);
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
}
