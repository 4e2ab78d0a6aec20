/** Tells an open page whether its session is still valid, without prolonging it. */
import { liveContext } from "../live.ts";
import type { Route } from "./+types/session.ts";
import { isSessionValid } from "./session.server.ts";

/** @returns `{ isValid }` */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const isValid = await isSessionValid(request, context.get(liveContext));
  return Response.json({ isValid }, { headers: { "Cache-Control": "no-store" } });
}
