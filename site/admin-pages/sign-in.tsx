/** The sign-in of the administrator. The message is the same for a wrong name and a wrong password. */
import { useEffect, useId, useRef, useState } from "react";
import {
  createContext,
  data,
  Form,
  Link,
  redirect,
  replace,
  useActionData,
  useNavigate,
  useNavigation,
} from "react-router";
import { endSession, hasPasskey, relyingPartyOf, signIn, signInByPasskey } from "#identity";
import { sleeveOf } from "#pictures";
import { Logo } from "../components/logo.tsx";
import { type Notice, showNotice } from "../components/notice-channel.ts";
import { type Live, liveContext, visitorContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { mostBytesOfSignIn } from "../read-fields.server.ts";
import type { Route } from "./+types/sign-in.ts";
import { Field } from "./components/field.tsx";
import { useNoticeSpace } from "./components/notice-space.ts";
import { PasskeySignIn } from "./components/passkey-sign-in.tsx";
import { PasswordField } from "./components/password-field.tsx";
import { loadDraft } from "./forms/draft-storage.ts";
import { noticeCookie } from "./notice-cookie.server.ts";
import { readForm, textOf } from "./read-form.server.ts";
import { isDataRequest, noticeContext, noticeOf } from "./respond-to-form.server.ts";
import { isSessionValid, sessionTokenOf, signedInHeaders, trustedTokenOf } from "./session.server.ts";
import { hasSessionEnded, pageAfterSignIn } from "./sign-in-address.ts";
import { clearSignedInFlag, setSignedInFlag } from "./signed-in-flag.ts";
import { waitText } from "./wait-text.ts";

const wallWords = "दिल हम मन कहो वतन मीत चाँद रात ओ भला लहर झूम आज श्याम बस घर एक याद".split(" ");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const live = context.get(liveContext);
  const [isSignedIn, passkeys] = await queryCatalogue(
    Promise.all([isSessionValid(request, live), passkeysAt(live, url)]),
    "Error checking the session:",
  );
  if (isSignedIn) throw replace(pageAfterSignIn(url));
  return {
    notice: noticeOf({ request, context }),
    siteName: live.site.name,
    wall: wallWords.map((word) => sleeveOf(word).src),
    /** The page where the session ended; null where none did. */
    endedAt: hasSessionEnded(url) ? pageAfterSignIn(url) : null,
    passkeys,
  };
}

/** @returns whether this page can ask for one, or where another can; null on a site without passkeys */
async function passkeysAt({ sql, site }: Live, url: URL) {
  const party = relyingPartyOf(site.origin);
  if (!party || !(await hasPasskey(sql, party.host))) return null;
  return { origin: party.origin, areHere: new URL(party.origin).host === url.host };
}

/** What became of the form, where it has asked for a session. */
const attemptContext = createContext<Awaited<ReturnType<typeof attempt>> | null>(null);

/**
 * Tries to sign in before the page is made: who is too early gets a few words in its place, because a flood of
 * attempts would keep the site busy with pages.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method !== "POST") return next();
    const tried = await attempt({ request, context });
    context.set(attemptContext, tried);
    if (tried.result?.kind !== "wait" || isDataRequest(request)) return next();
    const { seconds } = tried.result;
    const { title, text } = failedNotice({ ...nothingWrong, seconds });
    return new Response(`${title}. ${text}`, {
      status: 429,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": String(seconds) },
    });
  },
];

/** @returns no result where a field is empty */
async function attempt({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
  const live = context.get(liveContext);
  const form = await readForm(request, mostBytesOfSignIn);
  const byPasskey = form.has("passkey");
  const username = textOf(form, "username");
  const password = textOf(form, "password");
  const empty = { username: username.trim() === "", password: password === "" };
  if (!byPasskey && (empty.username || empty.password)) return { byPasskey, empty, result: null };
  const visit = {
    address: context.get(visitorContext).address,
    trustedToken: trustedTokenOf(request),
    userAgent: request.headers.get("User-Agent") ?? "",
  };
  const options = { runInQueue: live.hashQueue, left: request.signal, now: live.now() };
  const signingIn = byPasskey
    ? signInWithPasskey(live, { ...visit, answer: textOf(form, "passkey") }, options)
    : signIn(live.sql, { ...visit, username, password }, options);
  return { byPasskey, empty, result: await queryCatalogue(signingIn, "Error signing in:") };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const tried = context.get(attemptContext);
  if (!tried) throw data(null, { status: 405, headers: { Allow: "GET, POST" } });
  const { byPasskey, empty, result } = tried;
  const refuse = (failed: Failed, status: number) => {
    context.set(noticeContext, failedNotice(failed));
    const headers = failed.seconds > 0 ? { "Retry-After": String(failed.seconds) } : undefined;
    return data({ failed }, { status, headers });
  };
  if (!result) return refuse({ ...nothingWrong, ...empty }, 400);
  if (result.kind === "wait") return refuse({ ...nothingWrong, seconds: result.seconds }, 429);
  if (result.kind === "refused")
    return refuse({ username: !byPasskey, password: !byPasskey, passkey: byPasskey, seconds: 0 }, 401);
  await endSession(context.get(liveContext).sql, sessionTokenOf(request));
  const headers = signedInHeaders(request, result);
  const to = pageAfterSignIn(url);
  if (isDataRequest(request)) return data({ to }, { headers });
  // Without scripts, a redirect leads on.
  const notice = noticeCookie(request, signedInNotice, result.trustedToken);
  if (notice) headers.append("Set-Cookie", notice);
  throw redirect(to, { headers });
}

type PasskeyVisit = Parameters<typeof signInByPasskey>[1];
type AttemptOptions = Parameters<typeof signInByPasskey>[3];

async function signInWithPasskey({ sql, site }: Live, visit: PasskeyVisit, options: AttemptOptions) {
  const party = relyingPartyOf(site.origin);
  return party ? signInByPasskey(sql, visit, party, options) : ({ kind: "refused" } as const);
}

interface Failed {
  readonly username: boolean;
  readonly password: boolean;
  readonly passkey: boolean;
  /** Until the next try; 0 for wrong credentials. */
  readonly seconds: number;
}

const nothingWrong: Failed = { username: false, password: false, passkey: false, seconds: 0 };

const invalidText = "Invalid username or password.";
const signedInNotice = { title: "Login Successful" };

function failedNotice({ passkey, seconds }: Failed): Notice {
  const refused = passkey ? "This passkey was not accepted." : invalidText;
  return { title: "Login Failed", text: seconds > 0 ? waitText(seconds) : refused, failed: true };
}

/** Passes `Retry-After` on, of a refused sign-in or a failing database. */
export function headers({ actionHeaders, loaderHeaders, errorHeaders }: Route.HeadersArgs): Headers {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Admin Login - ${loaderData?.siteName ?? ""}` }, { name: "robots", content: "noindex" }];
}

export default function SignIn({ loaderData: { siteName, wall, endedAt, passkeys } }: Route.ComponentProps) {
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
          autoComplete={passkeys?.areHere ? "username webauthn" : "username"}
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
        {passkeys && <PasskeySignIn {...passkeys} />}
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
    if (!answer.failed.passkey) nameField.current?.focus();
  }, [answer, navigate, nameField]);
}
