/** Finds the decades and the genres that lead into the songs, for a page of their own. */
import type { Sql } from "#postgres";
import { queryJson } from "../query.ts";
import type { Ways } from "./song-groups.ts";
import { allWaysIntoSongs } from "./stored-groups.ts";

const query = `select ${allWaysIntoSongs} as found`;

/**
 * @returns all decades with songs, and up to sixty genres
 * @throws the driver's error when the database cannot answer
 */
export async function findWays(sql: Sql): Promise<Ways> {
  return queryJson(sql, query, []);
}
