/** Changes the password from the form of the page. The session of this browser goes on under a new token. */
import { data } from "react-router";
import { changePassword, PasswordRefused } from "#identity";
import { formatCount } from "../../components/format-count.ts";
import { liveContext, visitorContext } from "../../live.ts";
import type { Route } from "../+types/password-and-passkeys.ts";
import { failureNotice } from "../components/action-result.ts";
import { textOf } from "../read-form.server.ts";
import { isDataRequest, redirectWithNotice } from "../respond-to-form.server.ts";
import { renewedSessionCookie, sessionTokenOf, trustedTokenOf } from "../session.server.ts";
import { waitText } from "../wait-text.ts";
import type { SecretField, SignInResult } from "./result.ts";

const title = "Password Not Changed";

/** @throws a redirect after a success without scripts */
export async function changePasswordOf({ request, url, context }: Route.ActionArgs, form: FormData) {
  const live = context.get(liveContext);
  const [present, next, again] = [textOf(form, "present"), textOf(form, "next"), textOf(form, "again")];
  if (present === "") return refuse("present", "Type the present password.", 400);
  if (next !== again) return refuse("again", "The two new passwords are not the same.", 400);
  const result = await changePassword(
    live.sql,
    {
      token: sessionTokenOf(request) ?? "",
      present,
      next,
      siteName: live.site.name,
      address: context.get(visitorContext).address,
      trustedToken: trustedTokenOf(request),
    },
    { runInQueue: live.hashQueue, left: request.signal, now: live.now() },
  ).catch(refusalOf);
  if (result instanceof PasswordRefused) return refuse("next", result.message, 400);
  if (result.kind === "refused") return refuse("present", "This is not the present password.", 401);
  if (result.kind === "wait") {
    const headers = { "Retry-After": String(result.seconds) };
    return data<SignInResult>(
      { notice: failureNotice(title, waitText(result.seconds)) },
      { status: 429, headers },
    );
  }
  const notice = { title: "Password Changed", text: endedText(result.endedSessions) };
  const cookie = renewedSessionCookie(request, result.token);
  if (isDataRequest(request)) return data<SignInResult>({ notice }, { headers: { "Set-Cookie": cookie } });
  const redirect = redirectWithNotice(request, notice, url.pathname);
  redirect.headers.append("Set-Cookie", cookie);
  throw redirect;
}

/** Anything else is a failure of the database. */
function refusalOf(error: unknown): PasswordRefused {
  if (error instanceof PasswordRefused) return error;
  throw error;
}

function refuse(field: SecretField, text: string, status: number) {
  return data<SignInResult>({ notice: failureNotice(title, text), errors: { [field]: text } }, status);
}

function endedText(ended: number): string {
  if (ended === 0) return "There were no other sessions. You stay signed in here.";
  return `${formatCount(ended, "other session")} ended. You stay signed in here.`;
}
