/** The door of the machine: what it has, or can be given, for checks, tests, screenshots and benches. */
export { type Chromium, chromiumFlags, findChromium } from "./chromium.ts";
export { installDebianPackage } from "./debian-packages.ts";
export { findOldestPostgres } from "./oldest-postgres.ts";
export { freePorts, type OwnServer, type OwnServerOptions, startOwnServer } from "./own-server.ts";
export { type OwnSite, startOwnSite } from "./own-site.ts";
export { packageAside } from "./packages-aside.ts";
export { signInAt } from "./sign-in.ts";
