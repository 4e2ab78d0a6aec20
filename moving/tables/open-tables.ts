/** Opens a site with the tables of a database: behind a REST service, in a PostgreSQL, or as CSV files. */
import { realpath } from "node:fs/promises";
import { findFiles } from "#exchange";
import type { MovedSite } from "../moved.ts";
import { openDatabase } from "./open-database.ts";
import { openRest } from "./open-rest.ts";
import { readFiles } from "./read-files.ts";
import { siteOfTables } from "./site-of-tables.ts";
import type { TableReader, TablesOptions } from "./table-reader.ts";

export interface OpenedSite {
  readonly site: MovedSite;
  close(): Promise<void>;
}

/**
 * @param source an address of a REST service or of a PostgreSQL, else the path of a folder or zip
 * @throws {FileRefused} when it cannot be read, or has no songs
 * @throws {DatabaseRefusal} when the address of a PostgreSQL is none
 */
export async function openTables(source: string, options: TablesOptions = {}): Promise<OpenedSite> {
  const reader = await (/^https?:\/\//i.test(source)
    ? openRest(source, options)
    : /^postgres(?:ql)?:\/\//i.test(source)
      ? openDatabase(source)
      : openFiles(source));
  try {
    return { site: await siteOfTables(reader), close: () => reader.close() };
  } catch (error) {
    await reader.close();
    throw error;
  }
}

async function openFiles(path: string): Promise<TableReader> {
  const remarks: string[] = [];
  const files = await findFiles(path, (words) => remarks.push(words));
  return readFiles(files, await realpath(path), remarks);
}
