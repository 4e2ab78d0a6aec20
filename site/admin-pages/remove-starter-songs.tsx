/** Asks before the starter songs are removed, where no script can ask. */
import { countStarterSongs } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/remove-starter-songs.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { QuestionPage } from "./components/question-page.tsx";
import { allInTrashFor, whatGoes } from "./components/settings/starter-songs.tsx";

export const handle: AdminHandle = { title: "Remove the Starter Songs" };

export function loader({ context }: Route.LoaderArgs) {
  return askCatalogue(countStarterSongs(context.get(liveContext).sql), "Error counting the starter songs:");
}

export default function RemoveStarterSongs({ loaderData }: Route.ComponentProps) {
  return (
    <QuestionPage
      question={whatGoes(loaderData)}
      back="/admin/settings"
      yes="Remove"
      fields={{ intent: "remove-starter-songs" }}
    >
      {allInTrashFor}
    </QuestionPage>
  );
}
