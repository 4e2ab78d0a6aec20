/** Ends the session on the server. Lies outside the guard, so that it also works when the session has ended already. */
import { redirect } from "react-router";
import { endSession } from "#identity";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/logout.ts";
import { sessionTokenOf, signedOutHeaders } from "./session.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  await endSession(context.get(liveContext).sql, sessionTokenOf(request));
  throw redirect("/admin", { headers: signedOutHeaders() });
}

export function loader() {
  throw redirect("/admin");
}
