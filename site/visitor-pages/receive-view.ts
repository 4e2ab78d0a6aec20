/** Counts one view of a song. The page requests it when it has loaded and is visible. */

import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/receive-view.ts";

/** 15 digits are always exact as a JavaScript number. */
const songId = /^[1-9]\d{0,14}$/;

/** @returns the new count as `{ views, text }` */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { counts, refusals } = context.get(textsContext);
  if (request.method !== "POST") return refuse(405, refusals.viewsByPost, { Allow: "POST" });
  if (!songId.test(params.id)) return refuse(404, refusals.noSong);
  const { countView } = context.get(liveContext);
  const views = await queryCatalogue(countView(Number(params.id)), "Failed to count a view:");
  if (views === null) return refuse(404, refusals.noSong);
  return Response.json({ views, text: counts.views(views) }, { headers: { "Cache-Control": "no-store" } });
}

export function loader({ context }: Route.LoaderArgs): Response {
  return refuse(405, context.get(textsContext).refusals.viewsByPost, { Allow: "POST" });
}

function refuse(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ message }, { status, headers });
}
