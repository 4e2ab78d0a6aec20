/** A song: its sleeve, its lyrics in both scripts and with their translation, its video, and other songs of its album and singer. */
import { data, useSearchParams } from "react-router";
import { findSongPage, readSlugId } from "#catalogue";
import { Credits } from "../components/credits.tsx";
import { languageOfName } from "../components/language-of.ts";
import { NotedLines } from "../components/lyrics/lines.tsx";
import { Lyrics } from "../components/lyrics/lyrics.tsx";
import { WordsOfSong } from "../components/lyrics/words-of-song.tsx";
import { MaybeLink } from "../components/maybe-link.tsx";
import { LabelledNames, Names } from "../components/names.tsx";
import type { Missing } from "../components/page-failure.ts";
import { SectionHeading } from "../components/section-heading.tsx";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongCards } from "../components/song-card.tsx";
import { type LyricsScript, readLyricsScript } from "../first-paint.ts";
import { AdIsland } from "../islands/ad-island.tsx";
import { Island } from "../islands/island.tsx";
import { ScriptChoice } from "../islands/song/script-choice.tsx";
import { SongActions } from "../islands/song/song-actions.tsx";
import { SongVideo } from "../islands/song/song-video.tsx";
import { ViewCount } from "../islands/song/view-count.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/song.ts";
import { adHeightOf } from "./ad-height.server.ts";
import { redirectToCanonicalSlug } from "./redirect-to-canonical.server.ts";
import { type SongData, songData } from "./song-data.server.ts";
import { songMeta } from "./song-meta.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { read, site, siteCodes } = context.get(liveContext);
  const slug = readSlugId(params.slug);
  const query = slug && read((sql) => findSongPage(sql, slug.id));
  const page = query && (await queryCatalogue(query, "Error fetching song:"));
  if (!page) throw data({ missing: "Song" } satisfies Missing, 404);
  const song = songData(page);
  redirectToCanonicalSlug(request, url, song.address);
  const { adCode1, adCode2 } = siteCodes();
  const adOf = (code: string | null, place: 1 | 2) =>
    code ? { code, height: adHeightOf(code), place, needsConsent: site.asksConsent } : null;
  const ads = { above: adOf(adCode1, 1), below: adOf(adCode2, 2) };
  return { song, head: songMeta(song, site), canonical: site.origin + song.address, ads };
}

export { meta } from "./page-head.ts";

export default function SongPage({ loaderData }: Route.ComponentProps) {
  const { song, canonical, ads } = loaderData;
  return (
    <article className="song-page">
      <SleeveHead {...song}>
        <SongDetails song={song} />
      </SleeveHead>
      <div className="wrap">{ads.above && <Island name="ad" of={AdIsland} props={ads.above} />}</div>
      <SongLyrics song={song} canonical={canonical} />
      <div className="wrap">
        {song.video && (
          <Island name="video" of={SongVideo} props={{ ...song.video, title: song.title, ink: song.ink }} />
        )}
        {ads.below && <Island name="ad" of={AdIsland} props={ads.below} />}
      </div>
      <MoreSongs song={song} />
    </article>
  );
}

function SongDetails({ song }: { readonly song: SongData }) {
  const { singers, musicDirectors, lyricists, genre, genreAddress, album, year, yearAddress } = song;
  return (
    <div className="song-facts">
      {singers.length > 0 && (
        <p className="singers">
          <Names names={singers} />
        </p>
      )}
      {musicDirectors.length + lyricists.length > 0 && (
        <p className="makers">
          <LabelledNames label="Music" names={musicDirectors} />
          <LabelledNames label="Words" names={lyricists} />
        </p>
      )}
      <p className="facts">
        {genre && (
          <MaybeLink className="badge" address={genreAddress} lang={languageOfName(genre)}>
            {genre}
          </MaybeLink>
        )}
        {(album || year !== null) && (
          <span>
            {album && <Names names={[album]} />}
            {album && year !== null && ", "}
            {year !== null && (
              <MaybeLink className="underlined" address={yearAddress}>
                {year}
              </MaybeLink>
            )}
          </span>
        )}
        <Island
          name="views"
          of={ViewCount}
          props={{ songId: song.id, views: song.views }}
          className="views"
        />
      </p>
    </div>
  );
}

function SongLyrics({ song, canonical }: { readonly song: SongData; readonly canonical: string }) {
  const [search] = useSearchParams();
  const { roman, hindi, isPaired, machineVersion, translation, words, notes, notedLines, title, address } =
    song;
  const hasBoth = roman.length > 0 && hindi.length > 0;
  const isTranslated = translation !== null;
  const requested = offeredScript(readLyricsScript(search.get("script")), hasBoth, isTranslated);
  // Without a choice, one that is remembered must not hide the lyrics.
  const script = hasBoth || isTranslated ? requested : "both";
  const marks = [isPaired && "pairs", !hasBoth && "one-script", isTranslated && "translated"];
  return (
    <section
      className={["song-words", ...marks].filter(Boolean).join(" ")}
      aria-label="Lyrics"
      data-script={script ?? undefined}
    >
      <div className="lyrics-tools">
        <div className="wrap">
          {(hasBoth || isTranslated) && (
            <Island
              name="script"
              of={ScriptChoice}
              props={{ address, requested, isPaired, hasBoth, isTranslated }}
            />
          )}
          <Island name="actions" of={SongActions} props={{ title, address: canonical }} />
        </div>
      </div>
      <div className="wrap liner">
        <div>
          <NotedLines value={new Map(notedLines)}>
            <Lyrics
              roman={roman}
              hindi={hindi}
              script={script}
              machineVersion={machineVersion}
              translation={translation}
            />
          </NotedLines>
          <WordsOfSong words={words} notes={notes} />
        </div>
        <Credits {...song} />
      </div>
    </section>
  );
}

/** @returns null for a script that the address names and the song does not offer */
function offeredScript(
  script: LyricsScript | null,
  hasBoth: boolean,
  isTranslated: boolean,
): LyricsScript | null {
  if (script === "translation") return isTranslated ? script : null;
  return hasBoth || script === "both" ? script : null;
}

function MoreSongs({
  song: { moreFromAlbum, moreByFirstSinger, album, singers },
}: {
  readonly song: SongData;
}) {
  if (moreFromAlbum.length + moreByFirstSinger.length === 0) return null;
  return (
    <div className="wrap more-songs">
      <MoreRow heading={`More from ${album?.name}`} songs={moreFromAlbum} />
      <MoreRow heading={`More by ${singers[0]?.name}`} songs={moreByFirstSinger} />
    </div>
  );
}

function MoreRow({
  heading,
  songs,
}: {
  readonly heading: string;
  readonly songs: SongData["moreFromAlbum"];
}) {
  if (songs.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading heading={heading} />
      <SongCards songs={songs} />
    </section>
  );
}
