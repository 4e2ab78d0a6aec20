/** The home page: the newest songs, the singers with most views and the songs with most views. */
import { findHomePage } from "#catalogue";
import { ActingPart } from "../components/acting-part.tsx";
import { EntryCards } from "../components/entry-card.tsx";
import { HeroWord } from "../components/hero-word.tsx";
import { pageLanguage } from "../components/names-in.ts";
import { SectionHeading } from "../components/section-heading.tsx";
import { SongCards } from "../components/song-card.tsx";
import { SongChart } from "../components/song-chart.tsx";
import { Ways } from "../components/ways/ways.tsx";
import { Island } from "../islands/island.tsx";
import { SearchNow } from "../islands/search-now.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/home.ts";
import { personCardData, songCardData } from "./card-data.server.ts";
import { homeMeta } from "./home-meta.server.ts";
import { waysData } from "./ways-data.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const query = read((sql) => findHomePage(sql, pageLanguage(texts)));
  const found = await queryCatalogue(query, "Failed to fetch homepage data:");
  return {
    head: homeMeta(site, texts),
    siteName: site.name,
    latest: found.latest.map(songCardData),
    topSingers: found.topSingers.map((singer) => personCardData(singer)),
    top: found.top.map((song) => ({ ...songCardData(song), views: song.views })),
    ways: waysData(found.ways, texts),
  };
}

export { meta } from "./page-head.ts";

export default function Home({
  loaderData: { siteName, latest, topSingers, top, ways },
}: Route.ComponentProps) {
  const { home } = useTexts();
  return (
    <>
      <ActingPart name="section-marks" facts={{}} />
      <Hero siteName={siteName} />
      {latest.length === 0 ? (
        <NoSongsYet siteName={siteName} />
      ) : (
        <div className="wrap">
          <section className="section">
            <SectionHeading
              {...home.latest}
              id="latest-lyrics"
              link={{ to: "/search?type=songs", ...home.latest.link }}
            />
            <SongCards songs={latest} />
          </section>
          {topSingers.length > 0 && (
            <section className="section">
              <SectionHeading
                {...home.singers}
                id="artists"
                link={{ to: "/search?type=artists", ...home.singers.link }}
              />
              <EntryCards kind="artist" entries={topSingers} />
            </section>
          )}
          <section className="section">
            <SectionHeading
              {...home.top}
              id="top-lyrics"
              link={{ to: "/search?type=songs", ...home.top.link }}
            />
            <SongChart songs={top} />
          </section>
          <section className="section">
            <SectionHeading {...home.ways} />
            <Ways {...ways} />
          </section>
        </div>
      )}
    </>
  );
}

function Hero({ siteName }: { readonly siteName: string }) {
  const { home } = useTexts();
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{home.heading}</h1>
        <Island name="search-now" of={SearchNow} props={{}} />
        <HeroWord name={siteName} />
      </div>
    </section>
  );
}

function NoSongsYet({ siteName }: { readonly siteName: string }) {
  const { home, islands } = useTexts();
  return (
    <section className="wrap no-songs">
      <p className="waiting" role="status">
        <span className="turning-record" />
        {islands.navigation.loading(siteName)}
      </p>
      <h2>{home.noSongs.heading}</h2>
      <p>
        <a className="underlined" href="/admin">
          {home.noSongs.add}
        </a>
      </p>
    </section>
  );
}
