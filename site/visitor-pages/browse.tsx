/** All ways into the songs on one page: decades, genres, people, albums, first lines and words. */
import { findWays } from "#catalogue";
import { DirectoryHeading } from "../components/directory/directory-heading.tsx";
import { WayLinks } from "../components/ways/way-links.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/browse.ts";
import { graphOf, pageMeta, urlsIn } from "./page-meta.server.ts";
import { waysData } from "./ways-data.server.ts";

const path = "/browse";

export async function loader({ context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const { title, description, heading } = texts.browse;
  const ways = waysData(await queryCatalogue(read(findWays), "Error fetching genres and decades:"), texts);
  const url = urlsIn(site, texts);
  const head = pageMeta({
    texts,
    site,
    title: title(site.name),
    description: description(site.name),
    path,
    structured: graphOf(
      { "@type": "CollectionPage", name: heading, url: url(path) },
      [{ name: heading, address: path }],
      url,
      texts,
    ),
  });
  return { ways, head };
}

export { meta } from "./page-head.ts";

export default function Browse({ loaderData: { ways } }: Route.ComponentProps) {
  const { browse, ways: names } = useTexts();
  return (
    <div className="wrap directory browse">
      <DirectoryHeading heading={browse.heading} ornament={browse.ornament} />
      <div className="ways">
        <WayLinks label={names.genres} links={ways.genres} />
        <WayLinks label={names.decades} links={ways.decades} />
        {browse.lists.map(({ label, links }) => (
          <WayLinks key={label} label={label} links={Object.entries(links).map(listLink)} />
        ))}
      </div>
    </div>
  );
}

function listLink([address, text]: [string, string]) {
  return { text, address, songCount: null, isCurrent: false };
}
