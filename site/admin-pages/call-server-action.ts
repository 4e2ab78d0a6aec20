/** Client actions: a page and the text in it survive a lost connection and an ended session. */
import { data, replace } from "react-router";
import { form } from "../texts/en/administration.ts";
import { type ActionResult, failureNotice, hasSucceeded } from "./components/action-result.ts";
import { type FormResult, unreachable } from "./forms/form-result.ts";
import { signInAddress } from "./sign-in-address.ts";

/**
 * A failed result gets an error status: after one, React Router does not reload the page's data over a connection or
 * a database that may be down.
 * @param serverAction of the client action
 * @param request as the page made it; its address is that of the page
 * @param failure title of the notice where no answer comes
 * @throws the redirect to the sign-in
 */
export async function callServerAction<Result extends Partial<ActionResult>>(
  serverAction: () => Promise<Result>,
  request: Request,
  { title }: { readonly title: string },
) {
  try {
    const result = await serverAction();
    return data(result, hasSucceeded(result) ? 200 : 400);
  } catch (error) {
    redirectToSignIn(error, request);
    const result = { notice: failureNotice(title, form.noAnswer), refusal: unreachable };
    return data(result as ActionResult & Pick<FormResult, "refusal">, 503);
  }
}

/** The guard does not know whether an action's address is also that of a page, so the way back is added here. */
function redirectToSignIn(error: unknown, request: Request): void {
  if (error instanceof Response && error.status >= 300 && error.status < 400)
    throw replace(signInAddress(new URL(request.url), { hasEnded: true }));
}
