/** The actions of people and albums: save, merge and delete. Songs are deleted here, too. */
import { data } from "react-router";
import {
  deleteEntry,
  type EntryInput,
  type EntryKind,
  EntryRefused,
  findNearName,
  findWrongEntryFields,
  type Kind,
  mergeEntries,
  type SaveOptions,
  type Sql,
  saveEntry,
} from "#catalogue";
import { allEntryFields, entryFieldRows } from "#fields";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { failureNotice } from "./components/action-result.ts";
import type { EntryResult, FieldErrors, TypedEntry } from "./entry-result.ts";
import { failureText } from "./failure-text.server.ts";
import { failedForm, refusedForm } from "./forms/refused-form.server.ts";
import { labelsOf } from "./kind-labels.ts";
import { listAddress } from "./list-position.ts";
import { readForm, readNumber } from "./read-form.server.ts";
import { type FormArgs, failure, respondToForm, success } from "./respond-to-form.server.ts";

/**
 * A new name that is near another one is asked about once.
 * @param typed the fields as they were typed
 * @param search of the form's address
 * @param askedName the name about which the form has asked already
 */
export async function saveAndReport(
  sql: Sql,
  kind: EntryKind,
  typed: TypedEntry,
  search: string,
  options: SaveOptions,
  askedName: string,
) {
  const labels = labelsOf(kind);
  const isNew = options.id === undefined;
  const input = inputOf(typed);
  const allErrors = (known: FieldErrors) =>
    withOtherErrors(findWrongEntryFields(sql, kind, input, known), known);
  const missing = missingFields(kind, typed);
  const sent = { typed, version: options.version };
  if (missing)
    return data<EntryResult>({ notice: labels.required, errors: await allErrors(missing), ...sent }, 400);
  const title = `${isNew ? "Error Adding" : "Error updating"} ${labels.title}`;
  try {
    const question = typed.name === askedName ? null : await questionAbout(sql, kind, typed, options.id);
    if (question) {
      // Errors come before questions: an answer to what is refused then would be in vain.
      const errors = await findWrongEntryFields(sql, kind, input, {});
      const first = allEntryFields.find((field) => errors[field]);
      const refused = first && { notice: failureNotice(title, errors[first]), errors };
      return data<EntryResult>({ ...(refused ?? question), ...sent }, refused ? 400 : 409);
    }
    const { id, name } = await saveEntry(sql, kind, input, options);
    const done = isNew ? "Added" : "Updated";
    const text = `"${name}" has been successfully ${done.toLowerCase()}.`;
    const notice = { title: `${labels.title} ${done}`, text };
    return data<EntryResult>({ notice, redirectTo: listAddress(labels.address, search, id) });
  } catch (error) {
    if (!(error instanceof EntryRefused))
      return data<EntryResult>({ ...failedForm(error, title), ...sent }, 503);
    const { status, ...refused } = refusedForm(error, title);
    const errors = error.field ? await allErrors(refused.errors) : {};
    // The focus goes there, too.
    const first = allEntryFields.find((field) => errors[field]);
    const notice = first ? failureNotice(title, errors[first]) : refused.notice;
    return data<EntryResult>({ ...refused, ...sent, notice, errors, twin: error.other }, status);
  }
}

/** @returns the question whether another one is meant by a new name; null where it is near none */
async function questionAbout(
  sql: Sql,
  kind: EntryKind,
  { name, year }: TypedEntry,
  id: number | undefined,
): Promise<EntryResult | null> {
  const isAlbum = kind === "albums";
  const near = await findNearName(sql, kind, isAlbum ? `${name} (${year.trim()})` : name, id);
  if (!near) return null;
  const [is, other] = isAlbum ? ["which", "another album"] : ["who", "somebody else"];
  const message = `Did you mean "${near.name}", ${is} is here already? If this is ${other}, save again.`;
  return {
    notice: failureNotice("Did You Mean Another?", message),
    errors: { name: message },
    twin: { id: near.id ?? 0, name: near.name, year: null, songCount: near.songCount },
    askedName: name,
  };
}

function inputOf(typed: TypedEntry): EntryInput {
  const values = allEntryFields.map((field) => {
    const { kind } = entryFieldRows[field];
    const { [field]: text } = typed;
    return [field, kind === "number" ? readNumber(text) : kind === "lines" ? text.split("\n") : text];
  });
  return { name: typed.name, ...Object.fromEntries(values) };
}

function missingFields(kind: EntryKind, { name, year }: TypedEntry): FieldErrors | null {
  const { text } = labelsOf(kind).required;
  const isNameMissing = name.trim() === "";
  const isYearMissing = kind === "albums" && year.trim() === "";
  if (!isNameMissing && !isYearMissing) return null;
  return { ...(isNameMissing && { name: text }), ...(isYearMissing && { year: text }) };
}

/** Marks all wrong fields at once, so that one more save is enough; where that fails, the first. */
async function withOtherErrors(finding: Promise<FieldErrors>, known: FieldErrors): Promise<FieldErrors> {
  try {
    return await finding;
  } catch (error) {
    logFailure("Error checking the other fields of an entry:", error);
    return known;
  }
}

/**
 * @param from the edited entry, with its stored name
 * @param search of the form's address
 */
export async function mergeAndReport(
  sql: Sql,
  kind: EntryKind,
  from: { readonly id: number; readonly name: string },
  into: number,
  search: string,
) {
  const { title, noun, address } = labelsOf(kind);
  try {
    const merged = await mergeEntries(sql, kind, { from: from.id, into });
    if (!merged) {
      const text = `One of the two is not there any more. Please look at the list of ${noun}s.`;
      return failure(`Error Merging ${title}`, text, 409);
    }
    const text = `"${from.name}" has been successfully merged into "${merged.name}".`;
    const notice = { title: `${title} Merged`, text };
    return data<EntryResult>({ notice, redirectTo: listAddress(address, search, into) });
  } catch (error) {
    logFailure(`Error merging ${noun}s:`, error);
    return failure(`Error Merging ${title}`, failureText(error), 503);
  }
}

/** The action of the lists, whose dialogs and pages send the `id` of what is to be deleted. */
export async function deleteAction(args: FormArgs, kind: Kind) {
  const form = await readForm(args.request);
  return respondToForm(args, await deleteAndReport(args.context.get(liveContext).sql, kind, form));
}

async function deleteAndReport(sql: Sql, kind: Kind, form: FormData) {
  const { title, noun } = labelsOf(kind);
  try {
    const deleted = await deleteEntry(sql, kind, Number(form.get("id")));
    const text = deleted
      ? `"${deleted.name}" has been successfully deleted.`
      : "It had been deleted already.";
    return success(`${title} Deleted`, text);
  } catch (error) {
    logFailure(`Error deleting a ${noun}:`, error);
    return failure(`Error Deleting ${title}`, failureText(error), 503);
  }
}
