/** The actions of the page: each form has an intent. */
import { data } from "react-router";
import {
  addPasskey,
  askForNewPasskey,
  confirmAdministrator,
  countOtherWays,
  makeRecoveryCodes,
  maxPasskeys,
  type RelyingParty,
  relyingPartyOf,
  revokePasskey,
  type Session,
} from "#identity";
import { changedNothingContext, liveContext, visitorContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import type { Route } from "../+types/password-and-passkeys.ts";
import { failureNotice, unexpectedError } from "../components/action-result.ts";
import { textOf } from "../read-form.server.ts";
import { requireSession, trustedTokenOf } from "../session.server.ts";
import { waitText } from "../wait-text.ts";
import { changePasswordOf } from "./change-password.server.ts";
import type { SignInResult } from "./result.ts";

type Args = Route.ActionArgs;

/** What a failure of each intent is called. */
const titles: ReadonlyMap<string, string> = new Map([
  ["change-password", "Password Not Changed"],
  ["begin-passkey", "Passkey Not Added"],
  ["add-passkey", "Passkey Not Added"],
  ["revoke-passkey", "Passkey Not Revoked"],
  ["make-codes", "No Codes Made"],
]);

/** @throws 400 for an unknown intent; a redirect where the session has ended */
export async function runIntent(args: Args, form: FormData) {
  const intent = textOf(form, "intent");
  const title = titles.get(intent);
  if (title === undefined) throw data(null, { status: 400 });
  // No page of the site shows anything of this.
  args.context.set(changedNothingContext, true);
  try {
    switch (intent) {
      case "change-password":
        return await changePasswordOf(args, form);
      case "begin-passkey":
        return await beginPasskey(args, form, title);
      case "add-passkey":
        return await addPasskeyOf(args, form, title);
      case "revoke-passkey":
        return await revoke(args, form, title);
      default:
        return await makeCodes(args, form, title);
    }
  } catch (error) {
    // Redirects and refusals of the request itself.
    if (!(error instanceof Error)) throw error;
    logFailure("Error changing how the administrator signs in:", error);
    return refuse(title, unexpectedError, 503);
  }
}

async function beginPasskey(args: Args, form: FormData, title: string) {
  const { context, request } = args;
  const live = context.get(liveContext);
  const party = relyingPartyOf(live.site.origin);
  if (!party) return refuse(title, noParty, 409);
  const session = await requireSession(request, live);
  const refused = await requireConfirmation(args, session, form, title);
  if (refused) return refused;
  const { sql, site, now } = live;
  const creation = await askForNewPasskey(sql, {
    sessionId: session.id,
    party,
    now: now(),
    siteName: site.name,
  });
  if (!creation)
    return refuse(title, `There are ${maxPasskeys} already. Revoke one that you no longer use.`, 409);
  return data<SignInResult>({ creation });
}

const noParty = "Passkeys need the https address of the site: set SITE_URL and start the site again.";

/** @returns the refusal; null once the administrator has confirmed herself */
async function requireConfirmation(
  { context, request }: Args,
  session: Session,
  form: FormData,
  title: string,
) {
  const live = context.get(liveContext);
  const typed = textOf(form, "password");
  const { address } = context.get(visitorContext);
  const confirmed = await confirmAdministrator(
    live.sql,
    session,
    { typed, address, trustedToken: trustedTokenOf(request) },
    { runInQueue: live.hashQueue, left: request.signal, now: live.now() },
  );
  if (confirmed.kind === "confirmed") return null;
  if (confirmed.kind === "wait") {
    const result = { notice: failureNotice(title, waitText(confirmed.seconds)), asksPassword: true };
    return data<SignInResult>(result, { status: 429, headers: { "Retry-After": String(confirmed.seconds) } });
  }
  const text = typed === "" ? "Type your password first." : "This is not the present password.";
  const result = { notice: failureNotice(title, text), errors: { password: text }, asksPassword: true };
  return data<SignInResult>(result, 401);
}

async function addPasskeyOf({ context, request }: Args, form: FormData, title: string) {
  const live = context.get(liveContext);
  const { sql, site, now } = live;
  const party: RelyingParty | null = relyingPartyOf(site.origin);
  const { id: sessionId } = await requireSession(request, live);
  const sent = { answer: textOf(form, "answer"), name: textOf(form, "name") };
  const isAdded = party && (await addPasskey(sql, { sessionId, party, now: now(), ...sent }));
  if (!isAdded)
    return refuse(title, "The browser's answer was not accepted. Try again within five minutes.", 400);
  const { recoveryCodes } = await countOtherWays(sql);
  const offer = recoveryCodes === 0 ? " In case it gets lost, make recovery codes below." : "";
  return succeed("Passkey Added", `You can sign in with it from now on.${offer}`);
}

async function revoke({ context }: Args, form: FormData, title: string) {
  const id = Number(textOf(form, "id"));
  const name = Number.isSafeInteger(id) ? await revokePasskey(context.get(liveContext).sql, id) : null;
  if (name === null) return refuse(title, "It is revoked already.", 404);
  return succeed("Passkey Revoked", `"${name}" no longer signs in.`);
}

async function makeCodes(args: Args, form: FormData, title: string) {
  const live = args.context.get(liveContext);
  const refused = await requireConfirmation(args, await requireSession(args.request, live), form, title);
  if (refused) return refused;
  const codes = await makeRecoveryCodes(live.sql);
  return data<SignInResult>({ codes, notice: { title: "Recovery Codes Made" } });
}

function succeed(title: string, text: string) {
  return data<SignInResult>({ notice: { title, text } });
}

function refuse(title: string, text: string, status: number) {
  return data<SignInResult>({ notice: failureNotice(title, text) }, status);
}
