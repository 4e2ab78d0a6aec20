/** The files of `deploy/`, which operators copy, filled in for the rehearsal, so that what is shown there is what was run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", "..", "deploy");

/**
 * @param name of a file in `deploy/`
 * @param replacements pairs of what an operator would change and what stands there instead, in this order
 * @throws when the file does not say what is to be replaced: the rehearsal would run something else than it shows
 */
export function fillExample(name: string, replacements: readonly (readonly [string, string])[]): string {
  return replaceAll(readFileSync(join(folder, name), "utf8"), replacements, name);
}

export function replaceAll(
  text: string,
  replacements: readonly (readonly [string, string])[],
  name = "the text",
): string {
  return replacements.reduce((filled, [shown, real]) => {
    if (!filled.includes(shown)) throw new Error(`There is no ${JSON.stringify(shown)} in ${name}.`);
    return filled.replaceAll(shown, real);
  }, text);
}
