/**
 * The lock of the administrator's pages. It is middleware and not a loader, since a caller may ask for single loaders of a
 * page; middleware of a layout runs before each of them and before every action.
 */
import { type MiddlewareFunction, replace } from "react-router";
import { liveContext } from "../live.ts";
import { continueSession } from "./session.server.ts";
import { signInAddress } from "./sign-in-address.ts";

/** @throws a redirect to the sign-in for a stranger */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const live = context.get(liveContext);
  if (!(await continueSession(request, live))) throw replace(signInAddress(isReading(request) ? url : null));
  const answer = await next();
  if (!isReading(request)) live.outdatePages();
  return answer;
};

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
