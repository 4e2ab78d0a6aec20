/** A singer (or artist, by another address), lyricist or music director, with pages of fifty songs. */
import { data, redirect } from "react-router";
import { readPage, readSlugId, readSongOrder } from "#catalogue";
import { AboutText } from "../components/about-text.tsx";
import { AlsoKnownAs, DraftedName } from "../components/also-known-as.tsx";
import { pageLanguage } from "../components/names-in.ts";
import type { Missing } from "../components/page-failure.ts";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongList } from "../components/song-list.tsx";
import { SongOrders } from "../components/song-orders.tsx";
import { UnknownValues } from "../components/unknown-values.tsx";
import { WayLinks } from "../components/ways/way-links.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/person.ts";
import { kindOfPerson } from "./people-kinds.server.ts";
import { personData } from "./person-data.server.ts";
import { readDecade } from "./person-facts.server.ts";
import { personMeta } from "./person-meta.server.ts";
import { redirectToCanonical } from "./redirect-to-canonical.server.ts";
import { redirectToMerged } from "./redirect-to-merged.server.ts";
import { noSuch, unknownOrder } from "./unknown-values.server.ts";

export async function loader({ request, url, params, pattern, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const kind = kindOfPerson(pattern);
  const slug = readSlugId(params.slug);
  const requestedPage = readPage(url.searchParams.get("page"));
  const order = readSongOrder(url.searchParams.get("order"));
  const decade = readDecade(url.searchParams.get("decade"));
  const query =
    slug && read((sql) => kind.find(sql, slug.id, requestedPage, order, decade, pageLanguage(texts)));
  const found = query && (await queryCatalogue(query, `Error fetching ${kind.name.toLowerCase()}:`));
  if (slug && !found) await redirectToMerged(read, url, kind.entries, slug.id, kind.addressOf);
  if (!found) throw data({ missing: kind.name } satisfies Missing, 404);
  const person = personData(kind, found, texts, order, decade);
  // Songs come and go: the list of a decade may have been longer yesterday.
  if (decade !== null && found.songs.length === 0) throw redirect(person.address, 302);
  redirectToCanonical({ request, url, context }, { ...person, requestedPage });
  const unknownDecade = decade === null ? noSuch("decade", url.searchParams.get("decade")) : [];
  return {
    person,
    unknown: [...unknownDecade, ...unknownOrder(url.searchParams)],
    head: personMeta(kind, found, site, texts, { order, decade }),
  };
}

export { meta } from "./page-head.ts";

export default function PersonPage({ loaderData: { person, unknown } }: Route.ComponentProps) {
  const ways = person.ways.filter(({ links }) => links.length > 0);
  return (
    <>
      <SleeveHead
        title={person.names.first}
        hindiLine={person.names.second}
        isName
        isLow
        cover={person.portrait}
        ink={person.ink}
      >
        <p className="facts">
          <span className="badge">{person.label}</span>
          {person.years && <span>{person.years}</span>}
          <span>{person.available}</span>
        </p>
        <DraftedName {...person.names} />
        <AlsoKnownAs names={person.aliases} />
        <AboutText text={person.about} />
      </SleeveHead>
      {ways.length > 0 && (
        <div className="wrap">
          <div className="ways low-ways">
            {ways.map((way) => (
              <WayLinks key={way.label} {...way} />
            ))}
          </div>
        </div>
      )}
      <SongList {...person}>
        <UnknownValues values={unknown} />
        <SongOrders orders={person.orders} />
      </SongList>
    </>
  );
}
