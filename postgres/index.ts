export type { Host, ServerAddress } from "./connect/server-address.ts";
export type { Database, DatabaseOptions } from "./database.ts";
export { findBinaries } from "./embedded/binaries.ts";
export { readDatabaseUrl } from "./external/read-database-url.ts";
export { joinDatabase } from "./join-database.ts";
export { type OpenOptions, openDatabase } from "./open-database.ts";
export { openPool, type PoolOptions, type Sql, type Transaction } from "./pool.ts";
export { DatabaseRefusal } from "./refusal.ts";
export { describeSchema, schemaFile, writeSchemaSnapshot } from "./schema-snapshot.ts";
