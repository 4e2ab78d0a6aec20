/** Asks before a passkey is revoked, where no scripts run. */
import { listPasskeys } from "#identity";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/revoke-passkey.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ConfirmPage } from "./components/confirm-page.tsx";
import { revokeNote, revokeQuestion } from "./password-and-passkeys/revoke-texts.ts";
import { redirectWithNotice } from "./respond-to-form.server.ts";
import { requireSession } from "./session.server.ts";

export const handle: AdminHandle = { title: "Revoke the Passkey" };

const back = "/admin/settings/password-and-passkeys";

/** @throws a redirect to the list, where there is no such passkey */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const live = context.get(liveContext);
  const listing = requireSession(request, live).then(({ id }) => listPasskeys(live.sql, id));
  const passkeys = await queryCatalogue(listing, "Error fetching passkeys:");
  const passkey = passkeys.find(({ id }) => id === Number(params.id));
  if (!passkey) throw redirectWithNotice(request, { title: "Passkey Not Found", failed: true }, back);
  const fields = { intent: "revoke-passkey", id: passkey.id };
  return {
    question: revokeQuestion(passkey),
    note: revokeNote(passkey),
    back,
    confirmLabel: "Revoke",
    fields,
  };
}

export default function RevokePasskey({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
