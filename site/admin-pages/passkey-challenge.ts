/** Tells the sign-in page what a browser needs to ask for a passkey. Anybody may ask, and nothing is stored. */
import { askForPasskey, relyingPartyOf } from "#identity";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/passkey-challenge.ts";

/** @returns `PublicKeyCredentialRequestOptionsJSON`; 404 on a site where no passkey works */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { sql, site, now } = context.get(liveContext);
  const party = relyingPartyOf(site.origin);
  if (!party) return Response.json(null, { status: 404 });
  const options = await queryCatalogue(askForPasskey(sql, party, now()), "Error making a challenge:");
  return Response.json(options, { headers: { "Cache-Control": "no-store" } });
}
