/**
 * Site settings: advertising and analytics codes, machine-made versions, sessions, backups, and the starter songs.
 */
import { data, Link } from "react-router";
import {
  CodesRefused,
  countStarterSongs,
  readPreferences,
  readStoredCodes,
  removeStarterSongs,
  type Sql,
  savePreferences,
  saveSiteCodes,
} from "#catalogue";
import { endOtherSessions, listSessions } from "#identity";
import { formatCount } from "../components/format-count.ts";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/settings.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { changedSince, codesIn, versionOfCodes } from "./changed-codes.server.ts";
import { unexpectedError } from "./components/action-result.ts";
import { Backups } from "./components/settings/backups.tsx";
import { type CodeKey, codeFields } from "./components/settings/code-fields.ts";
import { CodesForm } from "./components/settings/codes-form.tsx";
import { MachineVersions } from "./components/settings/machine-versions.tsx";
import { Sessions } from "./components/settings/sessions.tsx";
import { StarterSongs } from "./components/settings/starter-songs.tsx";
import { formatMoment } from "./format-moment.server.ts";
import type { FormResult } from "./forms/form-result.ts";
import { readUnfinished } from "./forms/read-unfinished.server.ts";
import { failedForm, refusedForm } from "./forms/refused-form.server.ts";
import { readForm, textOf } from "./read-form.server.ts";
import { failure, respondToForm, success } from "./respond-to-form.server.ts";
import { newSaveKey } from "./save-key.ts";
import { sessionTokenOf } from "./session.server.ts";

export const handle: AdminHandle = { title: "Site Settings", isForm: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { sql, now, site, backups } = context.get(liveContext);
  const [codes, preferences, sessions, starter, listed, unfinished] = await queryCatalogue(
    Promise.all([
      readStoredCodes(sql),
      readPreferences(sql),
      listSessions(sql, sessionTokenOf(request) ?? "", { now: now() }),
      countStarterSongs(sql),
      backups.list(),
      readUnfinished(sql, url),
    ]),
    "Error fetching settings:",
  );
  const { files, failure } = listed;
  return {
    codes: { initial: codes, version: versionOfCodes(codes), saveKey: newSaveKey(), unfinished },
    preferences,
    sessions: sessions.map(({ lastUsedAt, ...session }) => ({
      ...session,
      lastUsed: formatMoment(lastUsedAt, site.timeZone),
    })),
    starter,
    backups: {
      keep: backups.keep,
      files: files.map(({ madeAt, ...file }) => ({ ...file, made: formatMoment(madeAt, site.timeZone) })),
      failure: failure && { when: formatMoment(failure.at, site.timeZone), words: failure.words },
    },
  };
}

export async function action(args: Route.ActionArgs) {
  return respondToForm<CodesResult>(args, await runIntent(args, await readForm(args.request)));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Saving Settings" });
}

async function runIntent({ request, context }: Route.ActionArgs, form: FormData) {
  const { sql, backups } = context.get(liveContext);
  try {
    switch (form.get("intent")) {
      case "offer-machine-versions": {
        await savePreferences(sql, { offersMachineVersions: true });
        return success("Machine-Made Versions Offered");
      }
      case "withhold-machine-versions": {
        await savePreferences(sql, { offersMachineVersions: false });
        return success("Machine-Made Versions No Longer Offered");
      }
      case "end-others": {
        const ended = await endOtherSessions(sql, sessionTokenOf(request) ?? "");
        const title = ended === 0 ? "No Other Sessions" : `${formatCount(ended, "Session")} Ended`;
        return success(title);
      }
      case "back-up": {
        const made = await backups.makeNow();
        if ("name" in made) return success("Backup Made");
        return failure("Error Making a Backup", made.refused, 503);
      }
      case "remove-starter-songs": {
        const { songs } = await removeStarterSongs(sql);
        return success("Starter Songs Removed", `${formatCount(songs, "song")} went to the trash.`);
      }
      default:
        return await saveCodes(sql, form);
    }
  } catch (error) {
    logFailure("Error saving settings:", error);
    return failure(saveFailed, unexpectedError, 503);
  }
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

export default function Settings({
  loaderData: { codes, preferences, sessions, starter, backups },
}: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <CodesForm {...codes} />
      <MachineVersions areOffered={preferences.offersMachineVersions} />
      <section>
        <h2>Password and Passkeys</h2>
        <p className="section-text">
          Change the password, add passkeys to sign in without it, and make recovery codes.
        </p>
        <Link className="button outlined" to="/admin/settings/password-and-passkeys">
          Password and Passkeys
        </Link>
      </section>
      <Sessions sessions={sessions} />
      <Backups backups={backups} />
      <StarterSongs starter={starter} />
    </div>
  );
}
