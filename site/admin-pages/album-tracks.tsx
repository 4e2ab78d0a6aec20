/** The page with the songs of an album as a table, in which number, title and singers are edited in place. */
import { Link, useLocation } from "react-router";
import { type AlbumTracks, findTracks } from "#catalogue";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/album-tracks.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { saveTracksOf } from "./album-tracks/save-tracks.server.ts";
import { TracksForm } from "./album-tracks/tracks-form.tsx";
import { callServerAction } from "./call-server-action.ts";
import { loadForm } from "./forms/load-form.server.ts";
import { useOpened } from "./forms/use-opened.ts";
import { labelsOf } from "./kind-labels.ts";
import { listAddress } from "./list-position.ts";

const { address: list, listTitle } = labelsOf("albums");

export const handle: AdminHandle = {
  title: ({ edited }: { readonly edited: AlbumTracks | null }) =>
    edited ? `Songs of Album: ${edited.name}` : "Songs of Album",
  isForm: true,
};

export function loader(args: Route.LoaderArgs) {
  return loadForm(args, { kind: "albums", list, find: findTracks });
}

export async function action(args: Route.ActionArgs) {
  return saveTracksOf(args, args.context.get(liveContext).sql, Number(args.params.id));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Saving Songs" });
}

export { shouldRevalidate } from "./keep-opened.ts";

export default function AlbumTracksPage({ loaderData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to={listAddress(list, search, Number(params.id))}>
          Back to {listTitle}
        </Link>
        <Link className="underlined" to={`${list}/edit/${params.id}${search}`}>
          Edit Album
        </Link>
      </p>
      <OpenedTracks key={params.id} loaderData={loaderData} />
    </>
  );
}

function OpenedTracks({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { edited, saveKey, unfinished } = useOpened(loaderData);
  return edited && <TracksForm album={edited} saveKey={saveKey} unfinished={unfinished} />;
}
