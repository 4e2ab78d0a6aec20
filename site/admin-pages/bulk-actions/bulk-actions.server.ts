/** The forms of actions on many songs. */
import { setTimeout } from "node:timers/promises";
import { data, redirect } from "react-router";
import {
  askBulkAction,
  type BulkVerb,
  bulkVerbs,
  chooseFoundSongs,
  chooseSongs,
  creditedPeople,
  isBulkRefused,
  readQuery,
  readSongGap,
  type StartedBulkAction,
} from "#catalogue";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { failureNotice, unexpectedError } from "../components/action-result.ts";
import type { FormResult } from "../forms/form-result.ts";
import { readForm, textOf } from "../read-form.server.ts";
import { type FormArgs, isDataRequest, respondToForm } from "../respond-to-form.server.ts";
import { addressOfBulkAction } from "./addresses.ts";

/** It has succeeded if it has an address to go to. A refused text is that of the form of its verb. */
export type BulkResult = FormResult<BulkVerb>;

/** An action on few songs has ended before its page is shown. */
const longestWait = 800;

/**
 * Songs are chosen for a new action: by their own boxes, by the box of the page, or as all that a filter and a search
 * find.
 */
export function chooseAndGoOn(args: FormArgs) {
  args.context.set(changedNothingContext, true);
  return respond(args, "Error Choosing Songs", async (form) => {
    const { sql } = args.context.get(liveContext);
    if (form.has("found")) {
      const { q } = readQuery(textOf(form, "q"));
      return addressOfBulkAction(
        await chooseFoundSongs(sql, { q, gap: readSongGap(textOf(form, "missing")) }),
      );
    }
    const page = form.getAll("page").flatMap((ids) => String(ids).split(","));
    const songs = form.getAll("song");
    const ids = songs.length > 0 ? songs : page;
    return addressOfBulkAction(await chooseSongs(sql, ids.map(Number)));
  });
}

/** @param id of the action */
export function runIntent(args: FormArgs, id: number) {
  const { sql, bulkActions } = args.context.get(liveContext);
  return respond(args, "Error Changing Songs", async (form) => {
    switch (form.get("intent")) {
      case "run":
        await waitShortly(await bulkActions.start(id));
        return addressOfBulkAction(id);
      case "undo": {
        const undo = await bulkActions.undo(id);
        await waitShortly(undo);
        return addressOfBulkAction(undo.id);
      }
      default:
        args.context.set(changedNothingContext, true);
        await askBulkAction(sql, id, readRequest(form));
        return addressOfBulkAction(id);
    }
  });
}

/** For the end of an action on few songs. */
export function waitShortly({ ended }: StartedBulkAction): Promise<unknown> {
  return Promise.race([ended, setTimeout(longestWait, undefined, { ref: false })]);
}

/** @throws 400 for what our form does not send */
function readRequest(form: FormData) {
  const verb = bulkVerbs.find((one) => one === textOf(form, "verb"));
  const people = creditedPeople.find((one) => one === (textOf(form, "people") || "singers"));
  if (!verb || !people) throw data(null, { status: 400 });
  return { verb, people, text: textOf(form, "text"), asTyped: textOf(form, "asTyped") };
}

/** @param work returns the address to go to */
async function respond(args: FormArgs, title: string, work: (form: FormData) => Promise<string>) {
  const form = await readForm(args.request);
  try {
    const redirectTo = await work(form);
    if (!isDataRequest(args.request)) throw redirect(redirectTo, 303);
    return data<BulkResult>({ redirectTo });
  } catch (error) {
    if (isBulkRefused(error)) {
      const { message, field } = error;
      const verb = textOf(form, "verb");
      // The field says it.
      if (field)
        return data<BulkResult>(
          { errors: { [verb]: message }, typed: { [verb]: textOf(form, "text") } },
          400,
        );
      return respondToForm(args, data<BulkResult>({ notice: failureNotice(title, message) }, 409));
    }
    // Redirects and refusals of the request itself.
    if (!(error instanceof Error)) throw error;
    logFailure(`${title}:`, error);
    return respondToForm(args, data<BulkResult>({ notice: failureNotice(title, unexpectedError) }, 503));
  }
}
