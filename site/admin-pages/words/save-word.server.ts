/** Saves the form of a word, or says why not: all empty fields at once, or the rule that a field breaks. */
import { data } from "react-router";
import { missingInWord, type SaveOptions, type Sql, saveWord, type WordInput, WordRefused } from "#catalogue";
import { failedForm, refusedForm } from "../forms/refused-form.server.ts";
import { labelsOf } from "../kind-labels.ts";
import { textOf } from "../read-form.server.ts";
import { addressAfterSaving } from "./word-lists.ts";
import { type WordResult, wordFields } from "./word-result.ts";

export function readWord(form: FormData): WordInput {
  return Object.fromEntries(wordFields.map((field) => [field, textOf(form, field)])) as unknown as WordInput;
}

/**
 * @param typed the fields as they were typed
 * @param search of the form's address
 */
export async function saveWordAndReport(sql: Sql, typed: WordInput, search: string, options: SaveOptions) {
  const errors = missingInWord(typed);
  const { version } = options;
  if (errors) return data<WordResult>({ notice: labelsOf("words").required, errors, typed, version }, 400);
  const isNew = options.id === undefined;
  try {
    const { id, word } = await saveWord(sql, typed, options);
    const done = isNew ? "Added" : "Updated";
    const text = `"${word}" has been successfully ${done.toLowerCase()}.`;
    const redirectTo = addressAfterSaving(search, { id, word, isNew });
    return data<WordResult>({ notice: { title: `Word ${done}`, text }, redirectTo });
  } catch (error) {
    const title = isNew ? "Error Adding Word" : "Error updating Word";
    if (!(error instanceof WordRefused))
      return data<WordResult>({ ...failedForm(error, title), typed, version }, 503);
    const { status, ...refused } = refusedForm(error, title);
    return data<WordResult>({ ...refused, typed, version, other: error.other }, status);
  }
}
