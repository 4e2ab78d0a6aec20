/** A song: its sleeve, its words in both scripts, its video, and other songs of its album and singer. */
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { findSongPage, readSlugId } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { Credits } from "../components/credits.tsx";
import { languageOfName } from "../components/language-of.ts";
import { Lyrics } from "../components/lyrics/lyrics.tsx";
import { LyricsScriptSwitch } from "../components/lyrics/lyrics-script-switch.tsx";
import { Names } from "../components/names.tsx";
import { AdSpot } from "../components/operator-code/ad-spot.tsx";
import type { Missing } from "../components/page-failure.ts";
import { SectionHeading } from "../components/section-heading.tsx";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongCards } from "../components/song-card.tsx";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/song.ts";
import { onlyLyricsScriptChanged, rememberLyricsScript, useLyricsScript } from "./lyrics-script.ts";
import { leadToRightSlug } from "./right-address.server.ts";
import { SongActions } from "./song-actions.tsx";
import { type SongFacts, songFacts } from "./song-facts.server.ts";
import { songMeta } from "./song-meta.server.ts";
import { SongVideo } from "./song-video.tsx";
import { ViewCount } from "./view-count.tsx";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { read, site, siteCodes } = context.get(liveContext);
  const asked = readSlugId(params.slug);
  const reading = asked && read((sql) => findSongPage(sql, asked.id));
  const page = reading && (await askCatalogue(reading, "Error fetching song:"));
  if (!page) throw data({ missing: "Song" } satisfies Missing, 404);
  const song = songFacts(page);
  leadToRightSlug(request, url, song.address);
  // The head is made here, so that no browser loads what makes it.
  const { adCode1, adCode2 } = siteCodes();
  return { song, head: songMeta(song, site), canonical: site.origin + song.address, adCode1, adCode2 };
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return onlyLyricsScriptChanged(change) ? false : change.defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.head ?? [];
}

export default function SongPage({ loaderData }: Route.ComponentProps) {
  const { song, canonical, adCode1, adCode2 } = loaderData;
  return (
    <article className="song-page">
      <SleeveHead {...song}>
        <SongHeadFacts song={song} />
      </SleeveHead>
      <div className="wrap liner">
        <Credits {...song} />
        <div>
          <AdSpot code={adCode1} place={1} />
          <SongWords song={song} canonical={canonical} />
          {song.video && <SongVideo key={song.id} {...song.video} title={song.title} ink={song.ink} />}
          <AdSpot code={adCode2} place={2} />
        </div>
      </div>
      <MoreSongs song={song} />
    </article>
  );
}

function SongHeadFacts({ song }: { readonly song: SongFacts }) {
  const { singers, genre, album, year } = song;
  return (
    <>
      {singers.length > 0 && (
        <p className="singers">
          <Names names={singers} />
        </p>
      )}
      <p className="facts">
        {genre && (
          <span className="badge" lang={languageOfName(genre)}>
            {genre}
          </span>
        )}
        {album && (
          <span>
            <Names names={[album]} />
            {year !== null && `, ${year}`}
          </span>
        )}
        {!album && year !== null && <span>{year}</span>}
        <ViewCount songId={song.id} views={song.views} />
      </p>
    </>
  );
}

function SongWords({ song, canonical }: { readonly song: SongFacts; readonly canonical: string }) {
  const chosen = useLyricsScript();
  const { roman, hindi, title } = song;
  // With one script there is nothing to choose, and a remembered choice must not hide the words that there are.
  const hasBoth = Boolean(roman?.trim() && hindi?.trim());
  const script = hasBoth ? chosen : "both";
  return (
    <>
      <div className="lyrics-tools">
        {hasBoth && <LyricsScriptSwitch current={script} onChoose={rememberLyricsScript} />}
        <SongActions key={song.id} title={title} roman={roman} hindi={hindi} address={canonical} />
      </div>
      <Lyrics roman={roman} hindi={hindi} script={script} />
    </>
  );
}

function MoreSongs({
  song: { moreFromAlbum, moreByFirstSinger, album, singers },
}: {
  readonly song: SongFacts;
}) {
  const singer = singers[0];
  if (moreFromAlbum.length + moreByFirstSinger.length === 0) return null;
  return (
    <div className="wrap more-songs">
      {album && moreFromAlbum.length > 0 && (
        <section className="section">
          <SectionHeading words={`More from ${album.name}`} />
          <SongCards songs={moreFromAlbum} />
        </section>
      )}
      {singer && moreByFirstSinger.length > 0 && (
        <section className="section">
          <SectionHeading words={`More by ${singer.name}`} />
          <SongCards songs={moreByFirstSinger} />
        </section>
      )}
    </div>
  );
}
