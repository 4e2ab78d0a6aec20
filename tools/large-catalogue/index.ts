/** The door of the large catalogue: what benches need of it besides the command. */
export { CatalogueRefused } from "./catalogue-refused.ts";
export { fillLargeCatalogue, type LargeCatalogue } from "./fill-large-catalogue.ts";
export { makeNames, makeWords, type Word } from "./make-words.ts";
export { pick, randomNumbers } from "./random-numbers.ts";
export { refuseSmallDisk } from "./refuse-small-disk.ts";
