/** What the pages of people and albums are answered when they save, merge or delete. */
import { data } from "react-router";
import {
  deleteAlbum,
  deletePerson,
  type EntryField,
  type EntryKind,
  EntryRefused,
  mergeAlbums,
  mergePeople,
  type SaveEntryOptions,
  type Sql,
  saveAlbum,
  savePerson,
} from "#catalogue";
import { logFailure } from "../log-failure.server.ts";
import type { DeleteAnswer } from "./components/delete-dialog.tsx";
import { unexpected } from "./components/outcome.ts";
import type { EntryAnswer, FieldErrors, FormField, MergeAnswer, TypedEntry } from "./entry-answer.ts";
import { type EntryWords, wordsOf } from "./entry-words.ts";
import { addressInList } from "./place-in-list.ts";

/**
 * @param typed the fields as they were typed
 * @param search of the form's address
 */
export async function answerSave(
  sql: Sql,
  kind: EntryKind,
  typed: TypedEntry,
  search: string,
  options: SaveEntryOptions,
) {
  const words = wordsOf(kind);
  const missing = missingFields(words, typed);
  if (missing) return data<EntryAnswer>({ outcome: { notice: words.required }, errors: missing, typed }, 400);
  const isNew = options.id === undefined;
  try {
    const { id, name } = await save(sql, kind, typed, options);
    const done = isNew ? "Added" : "Updated";
    const text = `"${name}" has been successfully ${done.toLowerCase()}.`;
    const outcome = {
      notice: { title: `${words.title} ${done}`, text },
      to: addressInList(words.address, search, id),
    };
    return data<EntryAnswer>({ outcome, errors: {}, typed });
  } catch (error) {
    const title = `${isNew ? "Error Adding" : "Error updating"} ${words.title}`;
    if (error instanceof EntryRefused) return answerRefusal(error, title, typed, options.version);
    logFailure(`${title}:`, error);
    const outcome = { notice: { title, text: unexpected, failed: true } };
    return data<EntryAnswer>({ outcome, errors: {}, typed }, 503);
  }
}

function missingFields({ kind, required }: EntryWords, { name, year }: TypedEntry): FieldErrors | null {
  const isNameMissing = name.trim() === "";
  const isYearMissing = kind === "albums" && year.trim() === "";
  if (!isNameMissing && !isYearMissing) return null;
  return {
    ...(isNameMissing && { name: required.text }),
    ...(isYearMissing && { year: required.text }),
  };
}

function save(sql: Sql, kind: EntryKind, { name, year, picture }: TypedEntry, options: SaveEntryOptions) {
  if (kind !== "albums") return savePerson(sql, kind, { name, imageUrl: picture }, options);
  return saveAlbum(sql, { name, year: Number(year.trim() || Number.NaN), coverImageUrl: picture }, options);
}

const formFields: Readonly<Record<EntryField, FormField>> = {
  name: "name",
  year: "year",
  imageUrl: "picture",
  coverImageUrl: "picture",
};

function answerRefusal(
  { code, field, message, other }: EntryRefused,
  title: string,
  typed: TypedEntry,
  version: string | undefined,
) {
  const answer: EntryAnswer = {
    outcome: { notice: { title, text: message, failed: true } },
    errors: field ? { [formFields[field]]: message } : {},
    ...{ typed, version },
    twin: other,
    refusal: field ? null : { message, mayLoadAgain: code === "stale" },
  };
  return data(answer, code === "taken" || code === "stale" ? 409 : 400);
}

/**
 * @param from the one that is edited, with its stored name
 * @param search of the form's address
 */
export async function answerMerge(
  sql: Sql,
  kind: EntryKind,
  from: { readonly id: number; readonly name: string },
  into: number,
  search: string,
) {
  const { title, word, address } = wordsOf(kind);
  const merge = { from: from.id, into };
  const failed = true;
  try {
    const merged = await (kind === "albums" ? mergeAlbums(sql, merge) : mergePeople(sql, kind, merge));
    if (!merged) {
      const text = `One of the two is not there any more. Please look at the list of ${word}s.`;
      return data<MergeAnswer>(
        { outcome: { notice: { title: `Error Merging ${title}`, text, failed } } },
        409,
      );
    }
    const text = `"${from.name}" has been successfully merged into "${merged.name}".`;
    const to = addressInList(address, search, into);
    return data<MergeAnswer>({ outcome: { notice: { title: `${title} Merged`, text }, to } });
  } catch (error) {
    logFailure(`Error merging ${word}s:`, error);
    const notice = { title: `Error Merging ${title}`, text: unexpected, failed };
    return data<MergeAnswer>({ outcome: { notice } }, 503);
  }
}

export async function answerDelete(sql: Sql, kind: EntryKind, id: number) {
  const { title, word } = wordsOf(kind);
  try {
    const deleted = await (kind === "albums" ? deleteAlbum(sql, id) : deletePerson(sql, kind, id));
    const text = deleted
      ? `"${deleted.name}" has been successfully deleted.`
      : "It had been deleted already.";
    return data<DeleteAnswer>({ outcome: { notice: { title: `${title} Deleted`, text } }, isDeleted: true });
  } catch (error) {
    logFailure(`Error deleting a ${word}:`, error);
    const notice = { title: `Error Deleting ${title}`, text: unexpected, failed: true };
    return data<DeleteAnswer>({ outcome: { notice }, isDeleted: false }, 503);
  }
}
