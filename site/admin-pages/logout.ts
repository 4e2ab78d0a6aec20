/** Ends the session on the server. Lies outside the guard, so that it also works when the session has ended already. */
import { data, redirect } from "react-router";
import { endSession, isSameOrigin } from "#identity";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/logout.ts";
import { sessionTokenOf, signedOutHeaders } from "./session.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  if (!isSameOrigin(request)) throw data(null, { status: 403 });
  await endSession(context.get(liveContext).sql, sessionTokenOf(request));
  throw redirect("/admin", { headers: signedOutHeaders() });
}

export function loader() {
  throw redirect("/admin");
}
