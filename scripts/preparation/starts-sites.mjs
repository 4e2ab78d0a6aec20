/** Whether chosen test files start sites, for which the production build is made: those in `tests/`. */
import { readdirSync } from "node:fs";
import { inProject } from "./project.mjs";

/**
 * @param {readonly string[]} patterns parts of the names of test files; none chooses all
 * @returns {boolean}
 */
export function startsSites(patterns) {
  const files = readdirSync(inProject("tests"), { recursive: true })
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith(".test.ts"));
  return patterns.length === 0 || files.some((file) => patterns.some((pattern) => file.includes(pattern)));
}
