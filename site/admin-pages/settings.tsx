/** Site settings: the advertising and analytics codes. The other settings have addresses below this one. */
import { data } from "react-router";
import { CodesRefused, readStoredCodes, type Sql, saveSiteCodes } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/settings.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { changedSince, codesIn, versionOfCodes } from "./changed-codes.server.ts";
import { type CodeKey, codeFields } from "./components/settings/code-fields.ts";
import { CodesForm } from "./components/settings/codes-form.tsx";
import type { FormResult } from "./forms/form-result.ts";
import { readUnfinished } from "./forms/read-unfinished.server.ts";
import { failedForm, refusedForm } from "./forms/refused-form.server.ts";
import { readForm, textOf } from "./read-form.server.ts";
import { respondToForm } from "./respond-to-form.server.ts";
import { newSaveKey } from "./save-key.ts";
import { SettingsTabs } from "./settings/settings-tabs.tsx";

export const handle: AdminHandle = { title: "Site Settings", isForm: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const [initial, unfinished] = await queryCatalogue(
    Promise.all([readStoredCodes(sql), readUnfinished(sql, url)]),
    "Error fetching settings:",
  );
  return { codes: { initial, version: versionOfCodes(initial), saveKey: newSaveKey(), unfinished } };
}

export async function action(args: Route.ActionArgs) {
  const { sql } = args.context.get(liveContext);
  return respondToForm<CodesResult>(args, await saveCodes(sql, await readForm(args.request)));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Saving Settings" });
}

const saveFailed = "Error Saving Settings";

async function saveCodes(sql: Sql, form: FormData) {
  const typed = codesIn(form);
  const version = textOf(form, "version");
  try {
    const changes = changedSince(version, typed);
    const stored = await readStoredCodes(sql);
    const changedElsewhere = changedSince(version, stored);
    // A program that posts codes has opened no form.
    const stale =
      version !== "" &&
      codeFields.find(
        ({ key }) => changes[key] !== undefined && key in changedElsewhere && changes[key] !== stored[key],
      );
    if (stale) {
      const message = `${stale.label} was changed by someone else while you were editing it. Nothing was saved.`;
      const { status, ...refused } = refusedForm({ code: "stale", field: null, message }, saveFailed);
      return data<CodesResult>({ ...refused, typed, version }, status);
    }
    await saveSiteCodes(sql, changes);
    // The form goes on with what it shows: a code that somebody else has changed meanwhile is not overwritten later.
    const shown = { ...stored, ...typed };
    return data<CodesResult>({
      notice: { title: "Settings Saved" },
      typed: shown,
      version: versionOfCodes(shown),
    });
  } catch (error) {
    if (!(error instanceof CodesRefused))
      return data<CodesResult>({ ...failedForm(error, saveFailed), typed, version }, 503);
    const { status, ...refused } = refusedForm(error, saveFailed);
    return data<CodesResult>({ ...refused, typed, version }, status);
  }
}

type CodesResult = FormResult<CodeKey>;

export default function Settings({ loaderData: { codes } }: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <SettingsTabs />
      <CodesForm {...codes} />
    </div>
  );
}
