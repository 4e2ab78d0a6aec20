/** What search engines and advertisers see of the site: what is right, ads.txt, proofs of ownership, and IndexNow. */
import { data, Link } from "react-router";
import {
  FoundRefused,
  type FoundTexts,
  findSitemaps,
  readBeingFound,
  saveBeingFound,
  switchIndexNow,
} from "#catalogue";
import { type Live, liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { FoundForm } from "../components/settings/found-form.tsx";
import { IndexNow } from "../components/settings/index-now.tsx";
import { formatMoment } from "../format-moment.server.ts";
import type { FormResult } from "../forms/form-result.ts";
import { readUnfinished } from "../forms/read-unfinished.server.ts";
import { failedForm, refusedForm } from "../forms/refused-form.server.ts";
import { readForm, textOf } from "../read-form.server.ts";
import { failure, respondToForm, success } from "../respond-to-form.server.ts";
import { newSaveKey } from "../save-key.ts";
import type { Route } from "./+types/found.ts";
import { failedSetting } from "./failed-setting.server.ts";
import { checkSite } from "./found/check-site.server.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

export const handle: AdminHandle = { title: "Being Found", isForm: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const [found, sitemaps, unfinished] = await queryCatalogue(
    Promise.all([readBeingFound(sql), findSitemaps(sql), readUnfinished(sql, url)]),
    "Error fetching settings:",
  );
  const { adsTxt, proofs, version, toldAt, ...indexNow } = found;
  return {
    checks: checkSite(site.origin, new URL(request.url).host, sitemaps, found),
    texts: { initial: { adsTxt, proofs }, version, saveKey: newSaveKey(), unfinished },
    indexNow: { ...indexNow, when: toldAt && formatMoment(toldAt, site.timeZone) },
  };
}

export async function action(args: Route.ActionArgs) {
  const live = args.context.get(liveContext);
  const form = await readForm(args.request);
  const intent = form.get("intent");
  if (intent === null) return respondToForm<FoundResult>(args, await saveTexts(live, form));
  return respondToForm(args, await switchOn(live, intent === "start").catch(failedSetting));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: saveFailed });
}

type FoundResult = FormResult<keyof FoundTexts>;

const saveFailed = "Error Saving Settings";

async function saveTexts({ sql }: Live, form: FormData) {
  const typed = { adsTxt: textOf(form, "adsTxt"), proofs: textOf(form, "proofs") };
  const version = textOf(form, "version");
  try {
    const { version: saved, ...stored } = await saveBeingFound(sql, typed, version);
    return data<FoundResult>({ notice: { title: "Settings Saved" }, typed: stored, version: saved });
  } catch (error) {
    const isRefused = error instanceof FoundRefused;
    const answer = isRefused
      ? refusedForm(error, saveFailed)
      : { ...failedForm(error, saveFailed), status: 503 };
    const { status, ...refused } = answer;
    return data<FoundResult>({ ...refused, typed, version }, status);
  }
}

async function switchOn({ sql, site }: Live, isOn: boolean) {
  if (isOn && !site.origin.startsWith("https://"))
    return failure("IndexNow Not Switched On", "Set SITE_URL to an address that begins with https://.", 400);
  await switchIndexNow(sql, isOn);
  return success(`IndexNow Switched ${isOn ? "On" : "Off"}`);
}

export default function FoundSettings({ loaderData: { checks, texts, indexNow } }: Route.ComponentProps) {
  return (
    <div className="admin-form">
      <SettingsTabs />
      <section>
        <h2>What Robots Find</h2>
        <ul className="site-checks">
          {checks.map(({ name, isUnused = false, wrong, right }) => (
            <li key={name}>
              <b>{name}</b>{" "}
              <span className={wrong ? "obstacle" : undefined}>
                {isUnused ? "Not used." : wrong ? "Not right." : "Right."}
              </span>{" "}
              {wrong || right}
            </li>
          ))}
        </ul>
        <p className="section-text">
          <Link className="underlined" to="/admin/analytics">
            What visitors look for
          </Link>
          : the ten songs most seen, and the searches that found nothing.
        </p>
      </section>
      <FoundForm {...texts} />
      <IndexNow {...indexNow} />
    </div>
  );
}
