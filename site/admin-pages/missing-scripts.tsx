/** The songs that have only one script, the surest drafts of the other first, by pages. */
import { Link } from "react-router";
import {
  findSongsLackingScript,
  mostListed,
  readPage,
  type Script,
  type SongsLackingScript,
} from "#catalogue";
import { formatNumber } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/missing-scripts.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { countTextOfLacking } from "./missing-scripts/count-text.server.ts";
import { addressOfList, addressOfNext, readScript } from "./missing-scripts/looking-through.ts";
import { MissingScriptsTable } from "./missing-scripts/table.tsx";

export const handle: AdminHandle = { title: "Missing Scripts" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const script = readScript(url.searchParams.get("script"));
  const page = readPage(url.searchParams.get("page"));
  const listing = findSongsLackingScript(context.get(liveContext).sql, { page, lacks: script ?? undefined });
  const found = await queryCatalogue(listing, "Error fetching songs that lack a script:");
  return { ...found, script, countTexts: countTextsOf(found.counts) };
}

function countTextsOf({ hindi, english }: SongsLackingScript["counts"]) {
  const isMore = hindi > mostListed || english > mostListed;
  const all = isMore ? countTextOfLacking(mostListed + 1) : formatNumber(hindi + english);
  return { all, hindi: countTextOfLacking(hindi), english: countTextOfLacking(english) };
}

export default function MissingScripts({ loaderData }: Route.ComponentProps) {
  const { songs, page, pages, countTexts, script } = loaderData;
  if (countTexts.all === "0")
    return (
      <div className="admin-empty">
        <p>Every song has both scripts.</p>
      </div>
    );
  return (
    <>
      <p className="section-text">
        {countTexts.all === "1" ? "One song has" : `${countTexts.all} songs have`} only one script. The other
        one is drafted when you open a song from here, and is stored only when you save it.
      </p>
      <div className="table-tools list-tools">
        <Filter countTexts={countTexts} current={script} />
        {songs.length > 0 && (
          <Link className="button solid" to={addressOfNext({ script, done: 0, skipped: [], of: null })}>
            Look through them
          </Link>
        )}
      </div>
      {songs.length > 0 ? (
        <MissingScriptsTable songs={songs} script={script} page={page} />
      ) : (
        <p>No song lacks this script.</p>
      )}
      <Pager page={page} pages={pages} addressOf={(number) => addressOfList(script, number)} />
    </>
  );
}

interface FilterProps {
  readonly countTexts: Route.ComponentProps["loaderData"]["countTexts"];
  readonly current: Script | null;
}

const choices = [
  { script: null, label: "All" },
  { script: "hindi", label: "Hindi missing" },
  { script: "english", label: "English missing" },
] as const;

function Filter({ countTexts, current }: FilterProps) {
  return (
    <nav className="list-orders" aria-label="Which script is missing">
      {choices.map(({ script, label }) => (
        <Link key={label} to={addressOfList(script)} aria-current={script === current ? "true" : undefined}>
          {label} ({countTexts[script ?? "all"]})
        </Link>
      ))}
    </nav>
  );
}
