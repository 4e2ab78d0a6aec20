/** Ends the session on the server. It is outside the guard, so that it also works after the session has ended. */
import { redirect } from "react-router";
import { endSession } from "#identity";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/logout.ts";
import { noticeCookie } from "./notice-cookie.server.ts";
import { sessionTokenOf, signedOutHeaders } from "./session.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  await endSession(context.get(liveContext).sql, sessionTokenOf(request));
  const headers = signedOutHeaders();
  const notice = noticeCookie(request, { title: "Logged Out" });
  if (notice) headers.append("Set-Cookie", notice);
  throw redirect("/admin", { headers });
}

export function loader() {
  throw redirect("/admin");
}
