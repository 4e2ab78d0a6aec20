/** Reads the unfinished form that the address of a form asks for, as `?continue=KEY`. */
import { findUnfinishedForm, type Sql } from "#catalogue";
import { type Draft, draftOf } from "./draft.ts";

/** @returns null if none is asked for, or it is gone */
export async function readUnfinished(sql: Sql, url: URL): Promise<Draft | null> {
  const key = url.searchParams.get("continue");
  if (!key) return null;
  return draftOf(await findUnfinishedForm(sql, key, url.pathname.replace(/\.data$/, "")), key);
}
