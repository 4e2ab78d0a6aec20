/** The actions of genres: rename or merge one, and separate one that was merged. */
import { data } from "react-router";
import { findGenreChange, GenreRefused, partGenre, renameGenre, type Sql } from "#catalogue";
import { logFailure } from "../../log-failure.server.ts";
import { type ActionResult, unexpectedError } from "../components/action-result.ts";
import { failure, success } from "../respond-to-form.server.ts";
import { changeDone, changeFailed } from "./change-texts.ts";

/**
 * @param key of the genre
 * @param to the new spelling, as it was typed
 * @param next the page after a success
 */
export async function renameAndReport(sql: Sql, key: string, to: string, next: string) {
  try {
    const change = await findGenreChange(sql, key, to);
    const { name, changedSongs } = await renameGenre(sql, key, to);
    const notice = {
      title: change.isMerge ? "Genre Merged" : "Genre Renamed",
      text: changeDone({ ...change, into: name, changedSongs }),
    };
    return data<ActionResult>({ notice, redirectTo: next });
  } catch (error) {
    return refusedOrFailed(error, changeFailed);
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
  if (error instanceof GenreRefused) return failure(title, error.message, 409);
  logFailure(`${title}:`, error);
  return failure(title, unexpectedError, 503);
}
