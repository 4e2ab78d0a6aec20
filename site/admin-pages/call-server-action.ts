/**
 * Keeps a page, and what was typed into it, when what it sends finds no answer: a dead line is told like any other failure,
 * and an ended session leads to the sign-in and from there back to the page.
 */
import { data, replace } from "react-router";
import type { Notice } from "../components/told-to-all.ts";
import { type ActionResult, hasSucceeded } from "./components/action-result.ts";
import { signInAddress } from "./sign-in-address.ts";

/**
 * The answer's status is that of a refusal where nothing has come of it: then React Router does not read the page again, over a
 * line or a database that may be dead.
 * @param send sends it, as a client action's `serverAction`
 * @param request as the page made it; its address is that of the page
 * @param notice what the page says where no answer comes
 * @param more what it is told besides then
 * @throws the redirect to the sign-in
 */
export async function callServerAction<Answer extends Partial<ActionResult>, More extends object = object>(
  send: () => Promise<Answer>,
  request: Request,
  { title, text = "The site did not answer. Please check the connection and try again." }: Notice,
  more?: More,
) {
  try {
    const answer = await send();
    return data(answer, hasSucceeded(answer) ? 200 : 400);
  } catch (error) {
    redirectToSignIn(error, request);
    return data({ ...more, outcome: { notice: { title, text, failed: true } } } as ActionResult & More, 503);
  }
}

/** The guard cannot know that an action's address is also that of a page, so the way back is added here. */
function redirectToSignIn(error: unknown, request: Request): void {
  if (error instanceof Response && error.status >= 300 && error.status < 400)
    throw replace(signInAddress(new URL(request.url), { hasEnded: true }));
}
