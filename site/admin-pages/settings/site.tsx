/** The settings of the site itself: machine-made versions for readers, and the starter songs. */
import { countStarterSongs, readPreferences, removeStarterSongs, savePreferences } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { MachineVersions } from "../components/settings/machine-versions.tsx";
import { StarterSongs } from "../components/settings/starter-songs.tsx";
import { readForm } from "../read-form.server.ts";
import { respondToForm, success } from "../respond-to-form.server.ts";
import type { Route } from "./+types/site.ts";
import { failedSetting } from "./failed-setting.server.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

export const handle: AdminHandle = { title: "Site" };

export async function loader({ context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const [preferences, starter] = await queryCatalogue(
    Promise.all([readPreferences(sql), countStarterSongs(sql)]),
    "Error fetching settings:",
  );
  return { preferences, starter };
}

export async function action(args: Route.ActionArgs) {
  return respondToForm(args, await runIntent(args).catch(failedSetting));
}

async function runIntent({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(liveContext);
  const intent = (await readForm(request)).get("intent");
  if (intent === "remove-starter-songs") {
    const { songs } = await removeStarterSongs(sql);
    return success("Starter Songs Removed", `${formatCount(songs, "song")} went to the trash.`);
  }
  const offersMachineVersions = intent === "offer-machine-versions";
  await savePreferences(sql, { offersMachineVersions });
  return success(`Machine-Made Versions ${offersMachineVersions ? "Offered" : "No Longer Offered"}`);
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Saving Settings" });
}

export default function SiteSettings({ loaderData: { preferences, starter } }: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <SettingsTabs />
      <MachineVersions areOffered={preferences.offersMachineVersions} />
      <StarterSongs starter={starter} />
    </div>
  );
}
