/** The old addresses of what is here, those that led nowhere, and forms that add and remove some. */
import { listClashes, listMissedAddresses, listOldAddresses, readPage } from "#catalogue";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { readForm } from "../read-form.server.ts";
import { respondToForm } from "../respond-to-form.server.ts";
import type { Route } from "./+types/addresses.ts";
import { AddAddresses } from "./addresses/add-addresses.tsx";
import { changeAddresses } from "./addresses/change-addresses.server.ts";
import { MissedAddresses } from "./addresses/missed-addresses.tsx";
import { OldAddresses } from "./addresses/old-addresses.tsx";
import { ownPages } from "./addresses/read-pairs.server.ts";
import { failedSetting } from "./failed-setting.server.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

export const handle: AdminHandle = { title: "Old Addresses" };

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const q = (searchParams.get("q") ?? "").replaceAll("\0", "").trim().toLowerCase();
  const onlyClashes = searchParams.get("missing") === "clashes";
  const list = onlyClashes ? listClashes : listOldAddresses;
  const [found, missed] = await queryCatalogue(
    Promise.all([list(sql, q, readPage(searchParams.get("page")), ownPages), listMissedAddresses(sql)]),
    "Error fetching old addresses:",
  );
  return { list: { ...found, q, onlyClashes }, missed };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const changed = changeAddresses(args.context.get(liveContext), form);
  return respondToForm(args, await changed.catch(failedSetting));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Saving Old Addresses" });
}

export default function AddressSettings({ loaderData: { list, missed }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsTabs />
      <OldAddresses {...list} />
      <AddAddresses result={actionData} />
      <MissedAddresses missed={missed} />
    </>
  );
}
