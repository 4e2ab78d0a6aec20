/** Tells an open page whether its session still stands. Asking does not prolong it. */
import { liveContext } from "../live.ts";
import type { Route } from "./+types/session.ts";
import { isSessionValid } from "./session.server.ts";

/** @returns `{ stands }` */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const stands = await isSessionValid(request, context.get(liveContext));
  return Response.json({ stands }, { headers: { "Cache-Control": "no-store" } });
}
