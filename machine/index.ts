/** The door of the machine: what it has, or can be given, for checks, tests, screenshots and benches. */
export { type Chromium, chromiumFlags, findChromium } from "./chromium.ts";
export { installDebianPackage } from "./debian-packages.ts";
export { generateCatalogue } from "./generated-catalogue.ts";
export { CatalogueRefused } from "./large-catalogue/catalogue-refused.ts";
export { fillLargeCatalogue, type LargeCatalogue } from "./large-catalogue/fill-large-catalogue.ts";
export { makeNames, makeWords, type Word } from "./large-catalogue/make-words.ts";
export { refuseSmallDisk } from "./large-catalogue/refuse-small-disk.ts";
export { findOldestPostgres, type OldestPostgres } from "./oldest-postgres.ts";
export { freePort, type OwnServer, type OwnServerOptions, startOwnServer } from "./own-server.ts";
export { type OwnSite, startOwnSite } from "./own-site.ts";
export { packageAside, projectAside } from "./packages-aside.ts";
export { pick, randomNumbers } from "./random-numbers.ts";
export { signInAt } from "./sign-in.ts";
