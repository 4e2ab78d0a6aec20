/** The door of PostgreSQL: gives a ready, migrated database, and what commands need to know of it. */
export type { Host, ServerAddress } from "./connect/server-address.ts";
export { connectionRoom } from "./connection-room.ts";
export type { Database, DatabaseOptions } from "./database.ts";
export { describeDatabaseFailure, isDatabaseAway } from "./database-failure.ts";
export { type Binaries, binariesIn, binariesOfPackage, findBinaries } from "./embedded/binaries.ts";
export { makeDataFolder } from "./embedded/data-folder.ts";
export { findOlderMajor, openOlder } from "./embedded/open-older.ts";
export { readDatabaseUrl } from "./external/read-database-url.ts";
export { functionsReadme, writeFunctionsReadme } from "./functions-readme.ts";
export { enterDatabase, joinDatabase } from "./join-database.ts";
export { listMigrations, migrateTables } from "./migrate/migrate.ts";
export { type OpenOptions, openDatabase } from "./open-database.ts";
export { openPool, type PoolOptions, type Sql, type Transaction } from "./pool.ts";
export { openQuickLane, type QuickLane } from "./quick-lane.ts";
export { DatabaseRefusal } from "./refusal.ts";
export { retryConflict } from "./retry-conflict.ts";
export { describeSchema, schemaFile, writeSchemaSnapshot } from "./schema-snapshot.ts";
export { loadStarterGlossary } from "./starter-glossary/load.ts";
export {
  readCommonWords,
  readKnownWords,
  readNames,
  readPenNames,
} from "./starter-glossary/read-glossary.ts";
