export { debianBinaries, startDebianServer } from "./debian-server.ts";
export { type NetworkDoor, openNetworkDoor } from "./network-door.ts";
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
