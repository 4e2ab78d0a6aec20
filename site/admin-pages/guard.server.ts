/**
 * The lock of the administrator's pages. It is middleware and not a loader, since a caller may ask for single loaders of a
 * page; middleware of a layout runs before each of them and before every action.
 */
import { data, type MiddlewareFunction, replace } from "react-router";
import { isSameOrigin } from "#identity";
import { liveContext } from "../live.ts";
import { continueSession } from "./session.server.ts";
import { signInAddress } from "./sign-in-address.ts";

/** @throws a redirect to the sign-in for a stranger, and 403 for a write that another site made the browser send */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (!isReading(request) && !isSameOrigin(request)) throw data(null, { status: 403 });
  const live = context.get(liveContext);
  if (!(await continueSession(request, live))) throw replace(signInAddress(isReading(request) ? url : null));
  const answer = await next();
  if (!isReading(request)) live.outdatePages();
  return answer;
};

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
