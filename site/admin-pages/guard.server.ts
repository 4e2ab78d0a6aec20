/**
 * The lock of the administrator's pages. It is middleware and not a loader, since a caller may ask for single loaders of a
 * page; middleware of a layout runs before each of them and before every action.
 */
import { type MiddlewareFunction, replace } from "react-router";
import { askCatalogue } from "../ask-catalogue.server.ts";
import type { Unsaved } from "../components/page-failure.ts";
import { liveContext } from "../live.ts";
import { continueSession } from "./session.server.ts";
import { signInAddress } from "./sign-in-address.ts";

/** @throws a redirect to the sign-in for a stranger, a response 503 when the database cannot say who is asking */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const live = context.get(liveContext);
  const sent = () => (isReading(request) ? null : readSent(request));
  const isKnown = await askCatalogue(continueSession(request, live), "Error checking the session:", sent);
  if (!isKnown) throw replace(signInAddress(isReading(request) ? url : null));
  const answer = await next();
  if (!isReading(request)) live.outdatePages();
  return answer;
};

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** A browser without scripts has left the form; the page of the failure keeps what was typed. */
async function readSent(request: Request): Promise<Unsaved> {
  const form = await request.formData();
  return {
    unsaved: [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  };
}
