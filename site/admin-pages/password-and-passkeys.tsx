/** How the administrator signs in: the password, passkeys, and recovery codes. */
import { Link } from "react-router";
import {
  countOtherWays,
  findAccount,
  hasSignedInRecently,
  listPasskeys,
  passwordFollowsSetting,
  relyingPartyOf,
} from "#identity";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/password-and-passkeys.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { browserName } from "./components/settings/browser-name.ts";
import { formatMoment } from "./format-moment.server.ts";
import { Passkeys } from "./password-and-passkeys/passkeys.tsx";
import { PasswordForm } from "./password-and-passkeys/password-form.tsx";
import { RecoveryCodes } from "./password-and-passkeys/recovery-codes.tsx";
import { runIntent } from "./password-and-passkeys/run-intent.server.ts";
import { readForm } from "./read-form.server.ts";
import { isDataRequest, noticeContext, respondToForm } from "./respond-to-form.server.ts";
import { requireSession } from "./session.server.ts";

export const handle: AdminHandle = { title: "Password and Passkeys", isForm: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const live = context.get(liveContext);
  const { sql, site, now } = live;
  const session = await queryCatalogue(requireSession(request, live), "Error checking the session:");
  const [account, passkeys, ways] = await queryCatalogue(
    Promise.all([findAccount(sql), listPasskeys(sql, session.id), countOtherWays(sql)]),
    "Error fetching passkeys:",
  );
  const party = relyingPartyOf(site.origin);
  return {
    username: session.username,
    /** Why the password cannot be changed here; null where it can. */
    passwordIsFixed: account?.followsSetting ? passwordFollowsSetting : null,
    asksPassword: !hasSignedInRecently(session, now()),
    passkeys: passkeys.map(({ madeAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      made: formatMoment(madeAt, site.timeZone),
      lastUsed: lastUsedAt && formatMoment(lastUsedAt, site.timeZone),
    })),
    party,
    /** Whether the page was opened where passkeys work. */
    isAtParty: party !== null && new URL(party.origin).host === url.host,
    codesLeft: ways.recoveryCodes,
    browser: browserName(request.headers.get("User-Agent") ?? ""),
  };
}

export async function action(args: Route.ActionArgs) {
  const result = await runIntent(args, await readForm(args.request));
  // Codes are shown by the response itself, and only there.
  if (!result.data.codes || isDataRequest(args.request)) return respondToForm(args, result);
  args.context.set(noticeContext, result.data.notice ?? null);
  return result;
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Nothing Was Changed" });
}

/** Passes on the cookie of a session, and `Retry-After`. */
export function headers({ actionHeaders, loaderHeaders, errorHeaders }: Route.HeadersArgs): Headers {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders]);
}

export default function PasswordAndPasskeys({ loaderData, actionData }: Route.ComponentProps) {
  const { username, passwordIsFixed, asksPassword, passkeys, party, isAtParty, codesLeft, browser } =
    loaderData;
  return (
    <div className="admin-form">
      <p className="back-link">
        <Link className="underlined" to="/admin/settings/security">
          Back to Site Settings
        </Link>
      </p>
      <PasswordForm username={username} fixed={passwordIsFixed} actionData={actionData} />
      <Passkeys
        passkeys={passkeys}
        origin={party?.origin ?? null}
        host={party?.host ?? null}
        isAtOrigin={isAtParty}
        asksPassword={asksPassword}
        suggestedName={browser}
      />
      <RecoveryCodes left={codesLeft} asksPassword={asksPassword} actionData={actionData} />
    </div>
  );
}
