/** The actions of genres: rename or merge one, name it in Devanagari, and separate one that was merged. */
import { data } from "react-router";
import {
  findBulkAction,
  GenreRefused,
  isBulkRefused,
  partGenre,
  renameGenre,
  type Sql,
  saveGenreName,
} from "#catalogue";
import type { Live } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { addressOfBulkAction } from "../bulk-actions/addresses.ts";
import { waitShortly } from "../bulk-actions/bulk-actions.server.ts";
import { bulkDone } from "../bulk-actions/bulk-texts.ts";
import { type ActionResult, unexpectedError } from "../components/action-result.ts";
import { failure, success } from "../respond-to-form.server.ts";
import { changeFailed } from "./change-texts.ts";

/**
 * @param bulkActions carries it out
 * @param key of the genre
 * @param to the new spelling, as it was typed
 */
export async function renameAndReport(
  { sql, bulkActions }: Pick<Live, "sql" | "bulkActions">,
  key: string,
  to: string,
) {
  try {
    const started = await renameGenre(sql, bulkActions, key, to);
    await waitShortly(started);
    const action = await findBulkAction(sql, started.id);
    const notice =
      action?.state === "done"
        ? { title: started.isMerge ? "Genre Merged" : "Genre Renamed", text: bulkDone(action) }
        : { title: "Genre Not Renamed Yet" };
    return data<ActionResult>({ notice, redirectTo: addressOfBulkAction(started.id) });
  } catch (error) {
    return refusedOrFailed(error, changeFailed);
  }
}

/**
 * @param key of the genre
 * @param name in Devanagari, as it was typed
 */
export async function nameAndReport(sql: Sql, key: string, name: string) {
  const title = "Error Naming Genre";
  try {
    await saveGenreName(sql, key, name);
    return success("Genre Named", "The pages in Hindi show it.");
  } catch (error) {
    return refusedOrFailed(error, title);
  }
}

/** @param key of the genre that was merged */
export async function partAndReport(sql: Sql, key: string) {
  const title = "Error Separating Genre";
  try {
    const spelling = await partGenre(sql, key);
    if (spelling === null) return failure(title, "It is separate already.", 409);
    return success("Genre Separated", `"${spelling}" is a genre of its own again.`);
  } catch (error) {
    return refusedOrFailed(error, title);
  }
}

function refusedOrFailed(error: unknown, title: string) {
  if (error instanceof GenreRefused || isBulkRefused(error)) return failure(title, error.message, 409);
  logFailure(`${title}:`, error);
  return failure(title, unexpectedError, 503);
}
