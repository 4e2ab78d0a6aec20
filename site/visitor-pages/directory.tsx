/** Everything of one kind from A to Z: albums, singers, lyricists or music directors. Long lists have pages for each letter. */
import { redirect } from "react-router";
import { findDirectory, readPage } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { LetterGroup } from "../components/directory/letter-group.tsx";
import { LetterLinks } from "../components/directory/letter-links.tsx";
import { addressOfPage } from "../components/page-address.ts";
import { Pager } from "../components/pager.tsx";
import { Island } from "../islands/island.tsx";
import { ResultStatus } from "../islands/result-status.tsx";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/directory.ts";
import { directoryFacts, readLetter } from "./directory-facts.server.ts";
import { kindOfDirectory } from "./directory-kinds.server.ts";
import { directoryMeta } from "./directory-meta.server.ts";

export async function loader({ url: { searchParams }, pattern, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const kind = kindOfDirectory(pattern);
  const letter = readLetter(searchParams.get("letter"));
  const page = readPage(searchParams.get("page"));
  const asked = read((sql) => findDirectory(sql, kind.listed, { letter, page }));
  const found = await askCatalogue(asked, `Error fetching ${kind.singular}s:`);
  const directory = directoryFacts(kind, page, found);
  // A letter that nothing begins with any more leads to the list, a page beyond the last to the last one.
  if (letter !== null && found.letter !== null && found.letter !== letter) throw redirect(kind.address, 302);
  if (directory.page !== page) throw redirect(addressOfPage(directory.address, directory.page), 302);
  return { directory, head: directoryMeta(kind, directory, site) };
}

export { meta } from "./page-head.ts";

/** About as many as the first screen of a desktop shows. */
const seenAtOnce = 5;

export default function Directory({ loaderData: { directory } }: Route.ComponentProps) {
  const { heading, ornament, letters, kind, groups, page, pages, address, countWords, emptyText } = directory;
  const isOfPeople = kind === "artist" && groups.length > 0;
  return (
    <div className="wrap directory">
      <h1>
        {heading}{" "}
        <span lang="hi" aria-hidden="true">
          {ornament}
        </span>
      </h1>
      <LetterLinks letters={letters} />
      <Island name="result-status" of={ResultStatus} facts={{ words: countWords }} />
      {groups.length === 0 && <p className="nothing-yet">{emptyText}</p>}
      <div className={isOfPeople ? "letter-groups of-people" : "letter-groups"}>
        {groups.map((group, place) => {
          const before = groups.slice(0, place).flatMap(({ entries }) => entries);
          return <LetterGroup key={group.letter} {...group} kind={kind} first={seenAtOnce - before.length} />;
        })}
      </div>
      <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(address, other)} />
    </div>
  );
}
