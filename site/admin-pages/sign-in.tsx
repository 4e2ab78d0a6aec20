/** The sign-in of the administrator. The message is the same for a wrong name and a wrong password. */
import { useEffect, useId, useRef, useState } from "react";
import { data, Form, Link, redirect, replace, useActionData, useNavigate, useNavigation } from "react-router";
import { endSession, signIn } from "#identity";
import { sleeveOf } from "#pictures";
import { Logo } from "../components/logo.tsx";
import { type Notice, showNotice } from "../components/notice-channel.ts";
import { liveContext, visitorContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/sign-in.ts";
import { Field } from "./components/field.tsx";
import { useNoticeSpace } from "./components/notice-space.ts";
import { PasswordField } from "./components/password-field.tsx";
import { loadDraft } from "./draft-storage.ts";
import { noticeCookie } from "./notice-cookie.server.ts";
import { readForm, textOf } from "./read-form.server.ts";
import { isDataRequest, noticeContext, noticeOf } from "./respond-to-form.server.ts";
import { isSessionValid, sessionTokenOf, signedInHeaders, trustedTokenOf } from "./session.server.ts";
import { hasSessionEnded, pageAfterSignIn } from "./sign-in-address.ts";
import { clearSignedInFlag, setSignedInFlag } from "./signed-in-flag.ts";

const wallWords = "दिल हम मन कहो वतन मीत चाँद रात ओ भला लहर झूम आज श्याम बस घर एक याद".split(" ");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const live = context.get(liveContext);
  const isSignedIn = await queryCatalogue(isSessionValid(request, live), "Error checking the session:");
  if (isSignedIn) throw replace(pageAfterSignIn(url));
  return {
    notice: noticeOf({ request, context }),
    siteName: live.site.name,
    wall: wallWords.map((word) => sleeveOf(word).src),
    /** The page where the session ended; null where none did. */
    endedAt: hasSessionEnded(url) ? pageAfterSignIn(url) : null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const live = context.get(liveContext);
  const form = await readForm(request);
  const username = textOf(form, "username");
  const password = textOf(form, "password");
  const refuse = (failed: Failed, status: number) => {
    context.set(noticeContext, failedNotice(failed));
    const headers = failed.seconds > 0 ? { "Retry-After": String(failed.seconds) } : undefined;
    return data({ failed }, { status, headers });
  };
  if (username.trim() === "" || password === "")
    return refuse({ username: username.trim() === "", password: password === "", seconds: 0 }, 400);
  const credentials = {
    username,
    password,
    address: context.get(visitorContext).address,
    trustedToken: trustedTokenOf(request),
    userAgent: request.headers.get("User-Agent") ?? "",
  };
  const options = { runInQueue: live.hashQueue, now: live.now() };
  const result = await queryCatalogue(signIn(live.sql, credentials, options), "Error signing in:");
  if (result.kind === "wait")
    return refuse({ username: false, password: false, seconds: result.seconds }, 429);
  if (result.kind === "refused") return refuse({ username: true, password: true, seconds: 0 }, 401);
  await endSession(live.sql, sessionTokenOf(request));
  const headers = signedInHeaders(request, result);
  const to = pageAfterSignIn(url);
  if (isDataRequest(request)) return data({ to }, { headers });
  // Without scripts, a redirect leads on.
  const notice = noticeCookie(request, signedInNotice, result.trustedToken);
  if (notice) headers.append("Set-Cookie", notice);
  throw redirect(to, { headers });
}

interface Failed {
  readonly username: boolean;
  readonly password: boolean;
  /** Until the next try; 0 for wrong credentials. */
  readonly seconds: number;
}

const invalidText = "Invalid username or password.";
const signedInNotice = { title: "Login Successful" };

function failedNotice({ seconds }: Failed): Notice {
  const wait = `Too many attempts. Please wait ${seconds === 1 ? "a second" : `${seconds} seconds`} and try again.`;
  return { title: "Login Failed", text: seconds > 0 ? wait : invalidText, failed: true };
}

/** Passes `Retry-After` on, of a refused sign-in or a failing database. */
export function headers({ actionHeaders, loaderHeaders, errorHeaders }: Route.HeadersArgs): Headers {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Admin Login - ${loaderData?.siteName ?? ""}` }, { name: "robots", content: "noindex" }];
}

export default function SignIn({ loaderData: { siteName, wall, endedAt } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const isWaiting = useNavigation().state === "submitting";
  const failed = answer && "failed" in answer ? answer.failed : null;
  const nameField = useRef<HTMLInputElement>(null);
  useAnswer(answer, nameField);
  useNoticeSpace();
  const id = useId();
  return (
    <main className="sign-in" id="main">
      <div className="sleeve-wall" aria-hidden="true">
        {wall.map((src) => (
          <img key={src} src={src} width={400} height={400} alt="" decoding="async" />
        ))}
      </div>
      <Form method="post" noValidate>
        <Link to="/" className="logo" aria-label={`${siteName}, home`} reloadDocument>
          <Logo />
        </Link>
        <h1>Admin Login</h1>
        <EndOfSession endedAt={endedAt} />
        <Field
          id={`${id}-name`}
          name="username"
          label="Username"
          required
          ref={nameField}
          // The page has no other purpose.
          autoFocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={failed?.username ? invalidText : undefined}
        />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label="Password"
          required
          autoComplete="current-password"
          error={failed?.password ? invalidText : undefined}
        />
        <button type="submit" className="button solid" aria-disabled={isWaiting}>
          {isWaiting ? "Signing in…" : "Login"}
        </button>
      </Form>
    </main>
  );
}

/** In the page from the start, so that its text is announced. */
function EndOfSession({ endedAt }: { readonly endedAt: string | null }) {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    const [form = ""] = endedAt?.split("?") ?? [];
    setHasDraft(loadDraft(form) !== null);
  }, [endedAt]);
  return (
    <p className="signed-out" role="status">
      {endedAt !== null && (hasDraft ? "You were signed out; your text is kept." : "You were signed out.")}
    </p>
  );
}

/** Shows the notice; a success replaces this page with the requested one. */
function useAnswer(
  answer: ReturnType<typeof useActionData<typeof action>>,
  nameField: React.RefObject<HTMLInputElement | null>,
): void {
  const navigate = useNavigate();
  // The sign-in is only shown where no tab of this browser is signed in.
  useEffect(clearSignedInFlag, []);
  useEffect(() => {
    if (!answer) return;
    if ("to" in answer) {
      setSignedInFlag();
      showNotice(signedInNotice);
      navigate(answer.to, { replace: true });
      return;
    }
    showNotice(failedNotice(answer.failed));
    nameField.current?.focus();
  }, [answer, navigate, nameField]);
}
