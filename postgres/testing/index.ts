export { debianBinaries, startDebianServer } from "./debian-server.ts";
export { makeOlderDataFolder } from "./older-data-folder.ts";
export {
  openTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from "./open-test-database.ts";
export { processesIn } from "./processes-in.ts";
export {
  startEmbeddedServer,
  startStandby,
  startThrowAwayServer,
  type ThrowAwayServer,
} from "./throw-away-server.ts";
