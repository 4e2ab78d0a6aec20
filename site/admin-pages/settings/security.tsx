/** Who may sign in: the way to password and passkeys, and the sessions, which end one by one or together. */
import { Link } from "react-router";
import { endOtherSession, endOtherSessions, listSessions } from "#identity";
import { formatCount } from "../../components/format-count.ts";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { Sessions } from "../components/settings/sessions.tsx";
import { formatMoment } from "../format-moment.server.ts";
import { readForm } from "../read-form.server.ts";
import { respondToForm, success } from "../respond-to-form.server.ts";
import { sessionTokenOf } from "../session.server.ts";
import type { Route } from "./+types/security.ts";
import { failedSetting } from "./failed-setting.server.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

export const handle: AdminHandle = { title: "Security" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, now, site } = context.get(liveContext);
  const sessions = await queryCatalogue(
    listSessions(sql, sessionTokenOf(request) ?? "", { now: now() }),
    "Error fetching sessions:",
  );
  return {
    sessions: sessions.map(({ lastUsedAt, ...session }) => ({
      ...session,
      lastUsed: formatMoment(lastUsedAt, site.timeZone),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  return respondToForm(args, await endSessions(args).catch(failedSetting));
}

async function endSessions({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(liveContext);
  const id = (await readForm(request)).get("session");
  const current = sessionTokenOf(request) ?? "";
  if (id !== null) {
    const hasEnded = await endOtherSession(sql, current, Number(id));
    return hasEnded ? success("Session Ended") : success("Session Ended", "It had ended already.");
  }
  const ended = await endOtherSessions(sql, current);
  return success(ended === 0 ? "No Other Sessions" : `${formatCount(ended, "Session")} Ended`);
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Ending Sessions" });
}

export default function Security({ loaderData: { sessions } }: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <SettingsTabs />
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
    </div>
  );
}
