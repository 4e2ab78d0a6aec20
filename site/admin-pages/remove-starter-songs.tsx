/** Asks before the starter songs are removed, where no scripts run. */
import { countStarterSongs } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/remove-starter-songs.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ConfirmPage } from "./components/confirm-page.tsx";
import { removalQuestion, staysInTrash } from "./components/settings/starter-songs.tsx";

export const handle: AdminHandle = { title: "Remove the Starter Songs" };

export async function loader({ context }: Route.LoaderArgs) {
  const counting = countStarterSongs(context.get(liveContext).sql);
  const question = removalQuestion(await queryCatalogue(counting, "Error counting the starter songs:"));
  const fields = { intent: "remove-starter-songs" };
  return { question, note: staysInTrash, back: "/admin/settings/site", confirmLabel: "Remove", fields };
}

export default function RemoveStarterSongs({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
