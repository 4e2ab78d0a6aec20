/** Tells an open page whether its session is still valid, and prolongs it only if the page tells that it is used. */
import { liveContext } from "../live.ts";
import type { Route } from "./+types/session.ts";
import { isSessionValid } from "./session.server.ts";

/** @returns `{ isValid }` */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const prolong = url.searchParams.has("used");
  const isValid = await isSessionValid(request, context.get(liveContext), { prolong });
  return Response.json({ isValid }, { headers: { "Cache-Control": "no-store" } });
}
