/** The door for tests: databases of their own, the starter songs and the glossary, and what disturbs a server. */
export { entriesLacking, songsLacking } from "../functions/managed-lists/mistakes-of-gaps.ts";
export { default as starterCatalogue } from "../starter-catalogue/starter-catalogue.json" with {
  type: "json",
};
export { readGlossary, readWords, wordsOf } from "../starter-glossary/testing/read-glossary.ts";
export { type NetworkDoor, openNetworkDoor } from "./network-door.ts";
export { makeOlderDataFolder } from "./older-data-folder.ts";
export {
  isOldestPostgres,
  openTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from "./open-test-database.ts";
export { processesIn } from "./processes-in.ts";
export { startEmbeddedServer } from "./throw-away-server.ts";
export { waitUntilSomebodyWaits } from "./wait-until-somebody-waits.ts";
