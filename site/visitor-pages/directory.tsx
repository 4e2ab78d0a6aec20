/** An alphabetical list of albums, singers, lyricists or music directors. A long list has pages for each letter. */
import { redirect } from "react-router";
import { findDirectory, readPage } from "#catalogue";
import { DirectoryHeading } from "../components/directory/directory-heading.tsx";
import { LetterGroup } from "../components/directory/letter-group.tsx";
import { LetterLinks } from "../components/directory/letter-links.tsx";
import { pageLanguage } from "../components/names-in.ts";
import { addressOfPage } from "../components/page-address.ts";
import { Pager } from "../components/pager.tsx";
import { ResultStatus } from "../components/result-status.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/directory.ts";
import { directoryData } from "./directory-data.server.ts";
import { kindOfDirectory } from "./directory-kinds.server.ts";
import { directoryMeta } from "./directory-meta.server.ts";
import { readLetter } from "./letter-addresses.server.ts";

export async function loader({ url: { searchParams }, pattern, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const kind = kindOfDirectory(pattern);
  const letter = readLetter(searchParams.get("letter"));
  const page = readPage(searchParams.get("page"));
  const query = read((sql) => findDirectory(sql, kind.listed, { letter, page }, pageLanguage(texts)));
  const found = await queryCatalogue(query, `Error fetching ${kind.address.slice(1)}:`);
  const directory = directoryData(kind, page, found, texts);
  // A letter without entries leads to the list, a page beyond the last to the last one.
  if (letter !== null && found.letter !== null && found.letter !== letter) throw redirect(kind.address, 302);
  if (directory.page !== page) throw redirect(addressOfPage(directory.address, directory.page), 302);
  return { directory, head: directoryMeta(kind, directory, site, texts) };
}

export { meta } from "./page-head.ts";

/** About as many as a desktop shows without scrolling. */
const visibleCount = 5;

export default function Directory({ loaderData: { directory } }: Route.ComponentProps) {
  const { heading, ornament, letters, kind, groups, page, pages, address, countText, emptyText } = directory;
  const isOfPeople = kind === "artist" && groups.length > 0;
  return (
    <div className="wrap directory">
      <DirectoryHeading heading={heading} ornament={ornament} />
      <LetterLinks letters={letters} />
      <ResultStatus text={countText} />
      {groups.length === 0 && <p className="nothing-yet">{emptyText}</p>}
      <div className={isOfPeople ? "letter-groups of-people" : "letter-groups"}>
        {groups.map((group, place) => {
          const before = groups.slice(0, place).flatMap(({ entries }) => entries);
          return (
            <LetterGroup
              key={group.letter}
              {...group}
              kind={kind}
              visibleCount={visibleCount - before.length}
            />
          );
        })}
      </div>
      <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(address, other)} />
    </div>
  );
}
