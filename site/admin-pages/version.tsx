/**
 * One version of a song, a person, an album or a code: what changed with it. It can be restored, as a new version.
 */
import { useState } from "react";
import { data, Form, Link, useLocation, useNavigation } from "react-router";
import { findRevision, type Revised, type Revision, restoreRevision } from "#catalogue";
import { type Live, liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/version.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { useActionResult } from "./components/action-result.ts";
import { failureText } from "./failure-text.server.ts";
import { formatMoment } from "./format-moment.server.ts";
import { compareStates } from "./history/compare-states.server.ts";
import { ComparedFields } from "./history/compared-fields.tsx";
import { describeChange, describeWay } from "./history/describe-change.ts";
import { notFound } from "./history/not-found.server.ts";
import { refusalText } from "./history/refusal-text.server.ts";
import { historyAddress, revisedAt, titleOf } from "./history/revised-thing.ts";
import { type Attempt, readAttempt, readForm } from "./read-form.server.ts";
import { failure, respondToForm } from "./respond-to-form.server.ts";
import { newSaveKey } from "./save-key.ts";

// A version that is loaded again by itself could hide that somebody else has changed the thing.
export const handle: AdminHandle = {
  title: ({ name }: Route.ComponentProps["loaderData"]) => `Version: ${name}`,
  isForm: true,
};

/** @throws a redirect where it is not kept any more, 404 for a code that does not exist */
export async function loader(args: Route.LoaderArgs) {
  const { sql, site } = args.context.get(liveContext);
  const revised = revisedAt(args.pattern, args.params);
  const query = revised && findRevision(sql, revised, Number(args.params.revision));
  const found = query && (await queryCatalogue(query, "Error fetching a version:"));
  if (!found) throw notFound(args, revised);
  const { name, exists, isDraft, version, revision, was, became, isPresent } = found;
  const formatTime = (moment: string) => formatMoment(moment, site.timeZone);
  return {
    name: revised.kind === "settings" ? titleOf(revised) : name,
    noun: titleOf(revised).toLowerCase(),
    when: revision && formatTime(revision.changedAt),
    way: revision && describeWay(revision.way),
    isWhole: was === null,
    /** More than a change of fields, or what no text belongs to. */
    event: revision && (became === null || isEvent(revision)) ? describeChange(revision, []) : null,
    fields: became ? compareStates(was, became, formatTime) : [],
    isPresent,
    mayRestore: exists && !isPresent && became !== null,
    isDraft,
    version: version ?? "",
    saveKey: newSaveKey(),
    history: historyAddress(revised),
  };
}

function isEvent({ action }: Revision): boolean {
  return ["published", "withdrawn", "draft-added", "draft-changed"].includes(action);
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const revised = revisedAt(args.pattern, args.params);
  if (!revised) throw data(null, 404);
  const attempt = readAttempt(form, revised.kind !== "settings");
  const result = await restore(args.context.get(liveContext), revised, Number(args.params.revision), attempt);
  return respondToForm(args, result);
}

const failed = "Error Restoring";

async function restore({ sql }: Live, revised: Revised, revision: number, attempt: Attempt) {
  try {
    if (!(await restoreRevision(sql, revised, revision, attempt)))
      return failure(failed, "This version is not kept any more.", 404);
    const notice = { title: "Version Restored", text: "It is the present version now. The others are kept." };
    return data({ notice, redirectTo: historyAddress(revised) });
  } catch (error) {
    const text = refusalText(error);
    if (text) return failure(failed, text, 409);
    logFailure("Error restoring a version:", error);
    return failure(failed, failureText(error), 503);
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: failed });
}

export default function Version({ loaderData, actionData }: Route.ComponentProps) {
  const { when, way, isWhole, event, fields, isPresent, mayRestore, isDraft, noun, history } = loaderData;
  const { search } = useLocation();
  useActionResult(actionData);
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to={history + search}>
          Back to the history
        </Link>
      </p>
      <p className="version-facts">
        {when ? (
          <>
            <b>{when}</b> · {way}
          </>
        ) : (
          <b>The {noun} as it was before the first change that is kept</b>
        )}
        {isPresent && <span className="present">Present version</span>}
      </p>
      {event && <p className="section-text">{event}</p>}
      <ComparedFields fields={fields} isWhole={isWhole} />
      {mayRestore && (
        <RestoreForm version={loaderData.version} firstSaveKey={loaderData.saveKey} isDraft={isDraft} />
      )}
    </>
  );
}

interface RestoreFormProps {
  /** Of the thing as it was when the page was loaded. */
  readonly version: string;
  readonly firstSaveKey: string;
  readonly isDraft: boolean;
}

function RestoreForm({ version, firstSaveKey, isDraft }: RestoreFormProps) {
  const [saveKey] = useState(firstSaveKey);
  const isRestoring = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      className="strip restore-version"
      onSubmit={(event) => isRestoring && event.preventDefault()}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="saveKey" value={saveKey} />
      <button type="submit" className="button solid" aria-disabled={isRestoring}>
        Restore this version
      </button>
      <p className="small-print">
        It becomes a new version{isDraft && " of the draft, which stays a draft"}. Nothing that is kept is
        lost.
      </p>
    </Form>
  );
}
