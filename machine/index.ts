/** The door of machine: what checks, tests, screenshots and benchmarks need from the machine, found or installed. */
export { type Chromium, chromiumFlags, findChromium } from "./chromium.ts";
export { installDebianPackage } from "./debian-packages.ts";
export { fetchPackage } from "./fetch-package.ts";
export { freePort, freePorts } from "./free-ports.ts";
export { findMemoryFolder, makeRunFolder } from "./memory-folder.ts";
export { findOldestPostgres } from "./oldest-postgres.ts";
export { type OwnServer, type OwnServerOptions, startOwnServer } from "./own-server.ts";
export { type OwnSite, startOwnSite } from "./own-site.ts";
export { processorSeconds } from "./processor-time.ts";
export { type ProgramOptions, type RunningProgram, runProgram, stopProgram, waitFor } from "./run-program.ts";
export { signInAt } from "./sign-in.ts";
