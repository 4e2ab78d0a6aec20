/**
 * The lock of the administrator's pages. It is middleware and not a loader, since a caller may ask for single loaders of a
 * page; middleware of a layout runs before each of them and before every action.
 */
import { data, type MiddlewareFunction, replace } from "react-router";
import { changedNothingContext, type Live, liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Unsaved } from "./admin-failure.ts";
import { continueSession, sessionTokenOf } from "./session.server.ts";
import { signInAddress } from "./sign-in-address.ts";

/**
 * @throws what `rejectRequest` makes for a stranger, a response 503 when the database cannot say who is asking
 */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const live = context.get(liveContext);
  if (!(await isInSession(request, live))) throw await rejectRequest(request, url);
  const answer = await next();
  if (!isReadOnlyMethod(request) && !context.get(changedNothingContext)) live.outdatePages();
  return answer;
};

async function isInSession(request: Request, live: Live): Promise<boolean> {
  try {
    return await continueSession(request, live);
  } catch (error) {
    logFailure("Error checking the session:", error);
    throw data(isReadOnlyMethod(request) ? null : await readSent(request), 503);
  }
}

/** @returns a redirect to the sign-in, or status 401 for a page that keeps what a browser has sent by itself */
async function rejectRequest(request: Request, url: URL) {
  const sent = !isReadOnlyMethod(request) && acceptsHtml(request) ? await readSent(request) : null;
  if (sent && sent.unsaved.length > 0) return data(sent, 401);
  // Whoever sends a session that is none any more had one.
  const hasEnded = sessionTokenOf(request) !== null;
  return replace(signInAddress(isReadOnlyMethod(request) ? url : null, { hasEnded }));
}

/** A browser without scripts has left the form; the page of the failure keeps what was typed. No page sends but forms. */
async function readSent(request: Request): Promise<Unsaved | null> {
  const form = await request.formData().catch(() => null);
  if (!form) return null;
  return {
    unsaved: [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  };
}

/** The scripts of a page take whatever comes, and keep by themselves what was typed. */
function acceptsHtml({ headers }: Request): boolean {
  return headers.get("Accept")?.includes("text/html") ?? false;
}

function isReadOnlyMethod({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
