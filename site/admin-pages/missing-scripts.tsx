/** The songs that have only one script, the surest drafts of the other first, by pages. */
import { Link } from "react-router";
import {
  countSongGaps,
  findSongsLackingScript,
  lackingScripts,
  readPage,
  type SongLackingScript,
} from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { languageOfTitle } from "../components/language-of.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/missing-scripts.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { List } from "./components/list.tsx";
import { listPosition } from "./list-position.ts";
import {
  addressFromList,
  addressOfList,
  addressOfNext,
  readScript,
} from "./missing-scripts/looking-through.ts";
import { readNotLookedThrough } from "./not-looked-through.server.ts";

export const handle: AdminHandle = { title: "Missing Scripts" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const script = readScript(url.searchParams.get("script"));
  const page = readPage(url.searchParams.get("page"));
  const { sql } = context.get(liveContext);
  const [found, gaps, { scripts }] = await queryCatalogue(
    Promise.all([
      findSongsLackingScript(sql, { page, lacks: script ?? undefined }),
      countSongGaps(sql),
      readNotLookedThrough(sql),
    ]),
    "Error fetching songs that lack a script:",
  );
  const { hindi = 0, english = 0 } = gaps;
  return { ...found, script, later: scripts, counts: { all: lackingScripts(gaps), hindi, english } };
}

const choices = [
  { script: null, label: "All" },
  { script: "hindi", label: "Hindi missing" },
  { script: "english", label: "English missing" },
] as const;

export default function MissingScripts({ loaderData }: Route.ComponentProps) {
  const { songs, page, pages, counts, script, later } = loaderData;
  return (
    <List
      address={addressOfList(null)}
      position={{ ...listPosition("", page), ...(script && { script }) }}
      className="missing-scripts"
      columns={[
        {
          head: "Title",
          className: "name",
          cell: ({ id, title }) => (
            <Link to={addressFromList(id, { script, page })} lang={languageOfTitle(title)}>
              {title}
            </Link>
          ),
        },
        { head: "Singer", cell: ({ singerName }) => singerName || "Various Artists" },
        {
          head: "Missing",
          cell: ({ lacks }) => (lacks === "hindi" ? "Hindi" : "English"),
          units: ["missing", "missing"],
        },
        { head: "Lines", number: ({ lines }) => lines, units: ["line", "lines"] },
        { head: "Machine-Made", cell: describeDraft },
      ]}
      rows={songs}
      keyOf={({ id }) => id}
      empty={
        later === "" && (
          <p>
            {counts.all === 0
              ? "Every song has both scripts."
              : counts[script ?? "all"] === 0
                ? "No song lacks this script."
                : "Nothing of these songs could be written by the machine."}
          </p>
        )
      }
      page={page}
      pages={pages}
    >
      {later !== "" && <p className="section-text">{later}.</p>}
      {counts.all > 0 && (
        <>
          <p className="section-text">
            {counts.all === 1 ? "One song has" : `${formatNumber(counts.all)} songs have`} only one script.
            The other one is written by the machine when you open a song from here, and is stored only when
            you save it.
          </p>
          <div className="table-tools list-tools">
            <nav className="list-orders" aria-label="Which script is missing">
              {choices.map(({ script: one, label }) => (
                <Link key={label} to={addressOfList(one)} aria-current={one === script ? "true" : undefined}>
                  {label} ({formatNumber(counts[one ?? "all"])})
                </Link>
              ))}
            </nav>
            {songs.length > 0 && (
              <Link className="button solid" to={addressOfNext({ script, done: 0, skipped: [], of: null })}>
                Look through them
              </Link>
            )}
          </div>
        </>
      )}
    </List>
  );
}

/** @returns for example `96 % sure, 5 of 120 words to look at`; 100 % only where no word is unsure */
function describeDraft({ words, unsureWords }: Pick<SongLackingScript, "words" | "unsureWords">): string {
  const share = `${Math.floor((100 * (words - unsureWords)) / words)} % sure`;
  if (unsureWords === 0) return share;
  return `${share}, ${formatNumber(unsureWords)} of ${formatCount(words, "word")} to look at`;
}
