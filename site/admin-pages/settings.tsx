/** Site settings: the codes of advertisers and analytics, where one is signed in, the backups, and the starter songs. */
import { data } from "react-router";
import {
  CodesRefused,
  countStarterSongs,
  readStoredCodes,
  removeStarterSongs,
  saveSiteCodes,
} from "#catalogue";
import { endOtherSessions, listSessions } from "#identity";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { countWords } from "../components/count-words.ts";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Route } from "./+types/settings.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { unexpected } from "./components/outcome.ts";
import { Backups } from "./components/settings/backups.tsx";
import { codeFields } from "./components/settings/code-fields.ts";
import { CodesForm } from "./components/settings/codes-form.tsx";
import { Sessions } from "./components/settings/sessions.tsx";
import type { SettingsAnswer } from "./components/settings/settings-answer.ts";
import { StarterSongs } from "./components/settings/starter-songs.tsx";
import { sessionTokenOf } from "./session.server.ts";

export const handle: AdminHandle = { title: "Site Settings", isForm: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, now, backups } = context.get(liveContext);
  const [codes, sessions, starter, listed] = await askCatalogue(
    Promise.all([
      readStoredCodes(sql),
      listSessions(sql, sessionTokenOf(request) ?? "", { now: now() }),
      countStarterSongs(sql),
      backups.list(),
    ]),
    "Error fetching settings:",
  );
  return { codes, sessions, starter, backups: { ...listed, keep: backups.keep } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { sql, backups } = context.get(liveContext);
  try {
    switch (form.get("intent")) {
      case "end-others": {
        const ended = await endOtherSessions(sql, sessionTokenOf(request) ?? "");
        const title = ended === 0 ? "No Other Sessions" : `${countWords(ended, "Session")} Ended`;
        return data<SettingsAnswer>({ outcome: { notice: { title } } });
      }
      case "back-up": {
        const made = await backups.makeNow();
        if ("name" in made) return data<SettingsAnswer>({ outcome: { notice: { title: "Backup Made" } } });
        const notice = { title: "Error Making a Backup", text: made.refused, failed: true };
        return data<SettingsAnswer>({ outcome: { notice } }, 503);
      }
      case "remove-starter-songs": {
        const { songs } = await removeStarterSongs(sql);
        const text = `${countWords(songs, "song")} went to the trash.`;
        return data<SettingsAnswer>({ outcome: { notice: { title: "Starter Songs Removed", text } } });
      }
      default: {
        await saveSiteCodes(sql, changedCodes(form));
        return data<SettingsAnswer>({ outcome: { notice: { title: "Settings Saved" } } });
      }
    }
  } catch (error) {
    return refuse(error);
  }
}

/** The form sends only what was changed in it. */
function changedCodes(form: FormData): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const { key } of codeFields) {
    const text = form.get(key);
    if (typeof text === "string") changed[key] = text;
  }
  return changed;
}

function refuse(error: unknown) {
  if (error instanceof CodesRefused) {
    const notice = { title: "Error Saving Settings", text: error.message, failed: true };
    return data<SettingsAnswer>({ outcome: { notice }, errors: { [error.field]: error.message } }, 400);
  }
  logFailure("Error saving settings:", error);
  const notice = { title: "Error Saving Settings", text: unexpected, failed: true };
  return data<SettingsAnswer>({ outcome: { notice } }, 503);
}

export default function Settings({
  loaderData: { codes, sessions, starter, backups },
}: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <CodesForm codes={codes} />
      <Sessions sessions={sessions} />
      <Backups backups={backups} />
      <StarterSongs starter={starter} />
    </div>
  );
}
