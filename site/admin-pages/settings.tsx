/** Site settings: advertising and analytics codes, machine-made versions, sessions, backups, and the starter songs. */
import { data, Link } from "react-router";
import {
  CodesRefused,
  countStarterSongs,
  readPreferences,
  readStoredCodes,
  removeStarterSongs,
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
import { changedCodes, fingerprintOf } from "./changed-codes.server.ts";
import { failureNotice, unexpectedError } from "./components/action-result.ts";
import { Backups } from "./components/settings/backups.tsx";
import type { CodeKey } from "./components/settings/code-fields.ts";
import { CodesForm, type CodesResult } from "./components/settings/codes-form.tsx";
import { MachineVersions } from "./components/settings/machine-versions.tsx";
import { Sessions } from "./components/settings/sessions.tsx";
import { StarterSongs } from "./components/settings/starter-songs.tsx";
import { formatMoment } from "./format-moment.server.ts";
import { readForm } from "./read-form.server.ts";
import { failure, respondToForm, success } from "./respond-to-form.server.ts";
import { sessionTokenOf } from "./session.server.ts";

export const handle: AdminHandle = { title: "Site Settings", isForm: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, now, site, backups } = context.get(liveContext);
  const [codes, preferences, sessions, starter, listed] = await queryCatalogue(
    Promise.all([
      readStoredCodes(sql),
      readPreferences(sql),
      listSessions(sql, sessionTokenOf(request) ?? "", { now: now() }),
      countStarterSongs(sql),
      backups.list(),
    ]),
    "Error fetching settings:",
  );
  const { files, failure } = listed;
  const codeOf = (key: CodeKey) => ({ text: codes[key], fingerprint: fingerprintOf(codes[key]) });
  return {
    codes: {
      adCode1: codeOf("adCode1"),
      adCode2: codeOf("adCode2"),
      analyticsCode: codeOf("analyticsCode"),
    },
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
  return respondToForm(args, await runIntent(args, await readForm(args.request)));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Saving Settings" });
}

async function runIntent({ request, context }: Route.ActionArgs, form: FormData) {
  const { sql, backups } = context.get(liveContext);
  const codes = changedCodes(form);
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
      default: {
        await saveSiteCodes(sql, codes);
        return success("Settings Saved");
      }
    }
  } catch (error) {
    return saveFailure(error, codes);
  }
}

function saveFailure(error: unknown, typed: CodesResult["typed"]) {
  const title = "Error Saving Settings";
  if (error instanceof CodesRefused) {
    const notice = failureNotice(title, error.message);
    const errors = { [error.field]: error.message };
    return data<CodesResult>({ notice, errors, typed }, 400);
  }
  logFailure("Error saving settings:", error);
  return data<CodesResult>({ notice: failureNotice(title, unexpectedError), typed }, 503);
}

export default function Settings({
  loaderData: { codes, preferences, sessions, starter, backups },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <CodesForm codes={codes} actionData={actionData} />
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
