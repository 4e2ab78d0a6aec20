/** The door of the large catalogue, for benchmarks and tests. */

export { fillLargeCatalogue, type LargeCatalogue } from "./fill-large-catalogue.ts";
export { makeNames, makeWords, type Word } from "./make-words.ts";
export { pick, randomNumbers } from "./random-numbers.ts";
export { requireDiskSpace } from "./require-disk-space.ts";
