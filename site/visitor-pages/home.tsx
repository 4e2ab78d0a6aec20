/** The home page: the newest songs, the singers with most views and the songs with most views. */
import { findHomePage } from "#catalogue";
import { ActingPart } from "../components/acting-part.tsx";
import { EntryCards } from "../components/entry-card.tsx";
import { HeroWord } from "../components/hero-word.tsx";
import { SectionHeading } from "../components/section-heading.tsx";
import { SongCards } from "../components/song-card.tsx";
import { SongChart } from "../components/song-chart.tsx";
import { Ways } from "../components/ways/ways.tsx";
import { Island } from "../islands/island.tsx";
import { SearchNow } from "../islands/search-now.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/home.ts";
import { personCardData, songCardData } from "./card-data.server.ts";
import { homeMeta } from "./home-meta.server.ts";
import { waysData } from "./ways-data.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const found = await queryCatalogue(read(findHomePage), "Failed to fetch homepage data:");
  return {
    head: homeMeta(site),
    siteName: site.name,
    latest: found.latest.map(songCardData),
    topSingers: found.topSingers.map((singer) => personCardData(singer)),
    top: found.top.map((song) => ({ ...songCardData(song), views: song.views })),
    ways: waysData(found.ways),
  };
}

export { meta } from "./page-head.ts";

export default function Home({
  loaderData: { siteName, latest, topSingers, top, ways },
}: Route.ComponentProps) {
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
              id="latest-lyrics"
              heading="Latest Lyrics"
              ornament="नए बोल"
              link={{ to: "/search?type=songs", text: "View All", label: "View All Latest Lyrics" }}
            />
            <SongCards songs={latest} />
          </section>
          {topSingers.length > 0 && (
            <section className="section">
              <SectionHeading
                id="artists"
                heading="Top Singers"
                ornament="गायक"
                link={{ to: "/search?type=artists", text: "Explore Singers", label: "Explore Singers" }}
              />
              <EntryCards kind="artist" entries={topSingers} />
            </section>
          )}
          <section className="section">
            <SectionHeading
              id="top-lyrics"
              heading="Top Lyrics"
              ornament="चुने हुए बोल"
              link={{ to: "/search?type=songs", text: "View All", label: "View All Top Lyrics" }}
            />
            <SongChart songs={top} />
          </section>
          <section className="section">
            <SectionHeading heading="By Decade and Genre" ornament="दशक और विधा" />
            <Ways {...ways} />
          </section>
        </div>
      )}
    </>
  );
}

function Hero({ siteName }: { readonly siteName: string }) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1>Discover Your Favorite Hindi Lyrics</h1>
        <Island name="search-now" of={SearchNow} props={{}} />
        <HeroWord name={siteName} />
      </div>
    </section>
  );
}

function NoSongsYet({ siteName }: { readonly siteName: string }) {
  return (
    <section className="wrap no-songs">
      <p className="waiting" role="status">
        <span className="turning-record" />
        Loading {siteName}...
      </p>
      <h2>No songs yet</h2>
      <p>
        <a className="underlined" href="/admin">
          Add the first song
        </a>
      </p>
    </section>
  );
}
