/** What stands in `antara.json`, by which a folder with everything of a site is known, and the names of its files. */
import { z } from "zod";
import { count, ending, origin, tableName } from "../format/format.ts";

/** Grows when older readers can no longer read the folder. */
export const folderVersion = 1;

export const descriptionFile = "antara.json";

export const description = origin.extend({
  format: z.literal("antara folder"),
  version: z.int().positive(),
  /** Each is a file, in the order of loading. */
  tables: z.array(z.object({ table: tableName, columns: z.array(z.string()).nonempty(), rows: count })),
  numbers: ending.shape.numbers,
  catalogueVersion: count,
});
export type Description = z.output<typeof description>;

/**
 * @param table with its schema
 * @returns for example `lyrics.csv`; no two tables of the schemas `public` and `private` have one name
 */
export function fileOf(table: string): string {
  return `${table.slice(table.indexOf(".") + 1)}.csv`;
}
