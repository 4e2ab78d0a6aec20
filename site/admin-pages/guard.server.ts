/**
 * The guard of the administrator's pages. It is middleware and not a loader, since a caller may request single
 * loaders of a page; middleware of a layout runs before each of them and before every action.
 */
import { data, type MiddlewareFunction, replace } from "react-router";
import { changedNothingContext, type Live, liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { readUnsaved } from "./read-unsaved.server.ts";
import { isDataRequest } from "./respond-to-form.server.ts";
import { isSessionValid, sessionTokenOf } from "./session.server.ts";
import { signInAddress } from "./sign-in-address.ts";

/**
 * @throws what `rejectRequest` returns for a stranger, a response 503 when the database does not answer
 */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const live = context.get(liveContext);
  if (!(await isInSession(request, live))) throw await rejectRequest(request, url, live);
  const answer = await next();
  if (!isReadOnlyMethod(request) && !context.get(changedNothingContext)) live.outdatePages();
  return answer;
};

async function isInSession(request: Request, live: Live): Promise<boolean> {
  try {
    // An open page also fetches its data by itself; it tells on its own that it is used.
    const prolong = !isReadOnlyMethod(request) || !isDataRequest(request);
    return await isSessionValid(request, live, { prolong });
  } catch (error) {
    logFailure("Error checking the session:", error);
    throw data(isReadOnlyMethod(request) ? null : await readUnsaved(request, live), 503);
  }
}

/** @returns a redirect to the sign-in, or status 401 with a form that was sent without scripts */
async function rejectRequest(request: Request, url: URL, live: Live) {
  // Without scripts the browser has left the form, so the failure page keeps its text.
  const isForm = !isReadOnlyMethod(request) && acceptsHtml(request);
  const sent = isForm ? await readUnsaved(request, live) : null;
  if (sent && sent.unsaved.length > 0) return data(sent, 401);
  // A request with an invalid session had a valid one before.
  const hasEnded = sessionTokenOf(request) !== null;
  return replace(signInAddress(isReadOnlyMethod(request) ? url : null, { hasEnded }));
}

/** Only a browser without scripts asks for HTML; a page's scripts keep the typed text themselves. */
function acceptsHtml({ headers }: Request): boolean {
  return headers.get("Accept")?.includes("text/html") ?? false;
}

function isReadOnlyMethod({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
