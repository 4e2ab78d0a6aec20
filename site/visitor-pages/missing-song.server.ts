/** What the pages of a song answer when there is none: 410 if it was withdrawn, 404 if nothing is known of it. */
import { data } from "react-router";
import { isWithdrawn } from "#catalogue";
import type { Missing } from "../components/page-failure.ts";
import type { Live } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";

/**
 * Asked only where no song has the id, so that other pages need one query.
 * @param id undefined for an address without a number
 * @returns to be thrown: 410 for a withdrawn song, so that search engines forget it at once, and 404 otherwise
 */
export async function missingSong({ read }: Pick<Live, "read">, id: number | undefined) {
  const query = id !== undefined && read((sql) => isWithdrawn(sql, id));
  const isGone = query && (await queryCatalogue(query, "Error fetching whether a song was withdrawn:"));
  return data({ missing: "Song" } satisfies Missing, isGone ? 410 : 404);
}
