/** The index of first lines and refrains of all songs, in both scripts. A long index has pages for each letter. */
import { redirect } from "react-router";
import { findFirstLines, readPage } from "#catalogue";
import { DirectoryHeading } from "../components/directory/directory-heading.tsx";
import { LetterLinks } from "../components/directory/letter-links.tsx";
import { LineGroup } from "../components/first-lines/line-group.tsx";
import { pageLanguage } from "../components/names-in.ts";
import { addressOfPage } from "../components/page-address.ts";
import { Pager } from "../components/pager.tsx";
import { ResultStatus } from "../components/result-status.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/first-lines.ts";
import { addressOfFirstLines, firstLinesData, firstLinesMeta } from "./first-lines-data.server.ts";
import { readLetter } from "./letter-addresses.server.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const letter = readLetter(searchParams.get("letter"));
  const page = readPage(searchParams.get("page"));
  const query = read((sql) => findFirstLines(sql, { letter, page }, pageLanguage(texts)));
  const found = await queryCatalogue(query, "Error fetching first lines:");
  const index = firstLinesData(page, found, texts);
  // A letter without lines leads to the index, a page beyond the last to the last one.
  if (letter !== null && found.letter !== null && found.letter !== letter)
    throw redirect(addressOfFirstLines, 302);
  if (index.page !== page) throw redirect(addressOfPage(index.address, index.page), 302);
  return { index, head: firstLinesMeta(index, site, texts) };
}

export { meta } from "./page-head.ts";

export default function FirstLines({ loaderData: { index } }: Route.ComponentProps) {
  const { heading, ornament, none } = useTexts().firstLines;
  const { letters, groups, page, pages, address, countText } = index;
  return (
    <div className="wrap directory first-lines">
      <DirectoryHeading heading={heading} ornament={ornament} />
      <LetterLinks letters={letters} />
      <ResultStatus text={countText} />
      {groups.length === 0 && <p className="nothing-yet">{none}</p>}
      {groups.map((group) => (
        <LineGroup key={group.letter} {...group} />
      ))}
      <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(address, other)} />
    </div>
  );
}
