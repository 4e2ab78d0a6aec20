/** The backups on the server: their list, their downloads, and a button that makes another one. */
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { Backups } from "../components/settings/backups.tsx";
import { formatMoment } from "../format-moment.server.ts";
import { failure, respondToForm, success } from "../respond-to-form.server.ts";
import type { Route } from "./+types/backups.ts";
import { failedSetting } from "./failed-setting.server.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

export const handle: AdminHandle = { title: "Backups" };

export async function loader({ context }: Route.LoaderArgs) {
  const { site, backups } = context.get(liveContext);
  const { files, failure } = await queryCatalogue(backups.list(), "Error fetching backups:");
  return {
    keep: backups.keep,
    files: files.map(({ madeAt, ...file }) => ({ ...file, made: formatMoment(madeAt, site.timeZone) })),
    failure: failure && { when: formatMoment(failure.at, site.timeZone), words: failure.words },
  };
}

export async function action(args: Route.ActionArgs) {
  const made = args.context
    .get(liveContext)
    .backups.makeNow()
    .then((one) =>
      "name" in one ? success("Backup Made") : failure("Error Making a Backup", one.refused, 503),
    );
  return respondToForm(args, await made.catch(failedSetting));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Making a Backup" });
}

export default function BackupSettings({ loaderData }: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <SettingsTabs />
      <Backups backups={loaderData} />
    </div>
  );
}
