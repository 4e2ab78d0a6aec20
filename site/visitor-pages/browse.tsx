/** All ways into the songs on one page: decades, genres, people, albums, first lines and words. */
import { findWays } from "#catalogue";
import { type WayLink, WayLinks } from "../components/ways/way-links.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/browse.ts";
import { graphOf, pageMeta } from "./page-meta.server.ts";
import { waysData } from "./ways-data.server.ts";

const path = "/browse";

export async function loader({ context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const ways = waysData(await queryCatalogue(read(findWays), "Error fetching genres and decades:"));
  const head = pageMeta({
    site,
    title: `Browse Hindi Songs - ${site.name}`,
    description: `Hindi songs by decade, genre, singer, album, first line and word on ${site.name}.`,
    path,
    structured: graphOf(
      { "@type": "CollectionPage", name: "Browse", url: site.origin + path },
      [{ name: "Browse", address: path }],
      site.origin,
    ),
  });
  return { ways, head };
}

export { meta } from "./page-head.ts";

const people: readonly WayLink[] = [
  listLink("Singers A–Z", "/singers"),
  listLink("Lyricists", "/lyricists"),
  listLink("Music Directors", "/music-directors"),
];

const songs: readonly WayLink[] = [
  listLink("All Songs", "/search?type=songs"),
  listLink("Albums", "/albums"),
  listLink("First Lines", "/first-lines"),
];

function listLink(text: string, address: string): WayLink {
  return { text, address, songCount: null, isCurrent: false };
}

export default function Browse({ loaderData: { ways } }: Route.ComponentProps) {
  return (
    <div className="wrap directory browse">
      <h1>
        Browse{" "}
        <span lang="hi" aria-hidden="true">
          सूची
        </span>
      </h1>
      <div className="ways">
        <WayLinks label="Genres" links={ways.genres} />
        <WayLinks label="Decades" links={ways.decades} />
        <WayLinks label="Songs" links={songs} />
        <WayLinks label="People" links={people} />
        <WayLinks label="Glossary" links={[listLink("Words", "/words")]} />
      </div>
    </div>
  );
}
