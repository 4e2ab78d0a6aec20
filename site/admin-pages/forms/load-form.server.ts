/** Loads what the form of an entry or a word shows. */
import type { RouterContextProvider } from "react-router";
import type { Kind, Sql } from "#catalogue";
import { liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import { databaseSilent, failureNotice } from "../components/action-result.ts";
import { idIn } from "../edited-id.ts";
import { labelsOf } from "../kind-labels.ts";
import { listAddress } from "../list-position.ts";
import { newSaveKey } from "../save-key.ts";
import { readUnfinished } from "./read-unfinished.server.ts";

interface LoaderArgs {
  readonly url: URL;
  readonly params: { readonly id?: string | undefined };
  readonly context: Readonly<RouterContextProvider>;
}

interface FormToLoad<Edited> {
  readonly kind: Kind;
  /** Address of the list, to which the page goes back with a notice where the thing cannot be loaded. */
  readonly list: string;
  readonly find: (sql: Sql, id: number) => Promise<Edited | null>;
}

/** @returns what is edited, null for something new */
export async function loadForm<Edited>(
  { url, params, context }: LoaderArgs,
  { kind, list, find }: FormToLoad<Edited>,
) {
  const id = idIn(params);
  const { sql } = context.get(liveContext);
  const unfinished = await queryCatalogue(readUnfinished(sql, url), "Error fetching an unfinished form:");
  const form = {
    saveKey: newSaveKey(),
    unfinished,
    isNew: id === undefined,
    edited: null,
    result: undefined,
  };
  if (id === undefined) return form;
  const { notFound, fetchFailed } = labelsOf(kind);
  const redirectTo = listAddress(list, url.search);
  try {
    const edited = await find(sql, id);
    return edited ? { ...form, edited } : { ...form, result: { notice: notFound, redirectTo } };
  } catch (error) {
    logFailure(`${fetchFailed}:`, error);
    return { ...form, result: { notice: failureNotice(fetchFailed, databaseSilent), redirectTo } };
  }
}
