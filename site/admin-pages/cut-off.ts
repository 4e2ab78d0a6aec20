/**
 * Keeps a page, and what was typed into it, when what it sends finds no answer: a dead line is told like any other failure,
 * and an ended session leads to the sign-in and from there back to the page.
 */
import { data, replace } from "react-router";
import { signInAddress } from "./sign-in-address.ts";

/**
 * @param send sends it, as a client action's `serverAction`
 * @param request as the page made it; its address is that of the page
 * @param answerFor makes of a sentence what the page is told instead of an answer
 * @throws the redirect to the sign-in
 */
export async function answerUnlessCutOff<Answer>(
  send: () => Promise<unknown>,
  request: Request,
  answerFor: (text: string) => Answer,
) {
  try {
    return (await send()) as Answer;
  } catch (error) {
    leadToSignIn(error, request);
    // With this status React Router does not read the page again, over the same dead line.
    return data(answerFor("The site did not answer. Please check the connection and try again."), 503);
  }
}

/**
 * The guard cannot know that an action's address is also that of a page, so the way back is added here.
 * @param error with which a client action's `serverAction` has ended
 * @throws the redirect to the sign-in, if that is what the guard has answered
 */
export function leadToSignIn(error: unknown, request: Request): void {
  if (error instanceof Response && error.status >= 300 && error.status < 400)
    throw replace(signInAddress(new URL(request.url), { hasEnded: true }));
}
