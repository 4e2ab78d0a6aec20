/**
 * What the page of a song shows: its sleeve, its lyrics in both scripts and with their translation, its video, and
 * other songs.
 */
import { useSearchParams } from "react-router";
import { ActingPart } from "../components/acting-part.tsx";
import { languageOfName } from "../components/language-of.ts";
import { NotedLines } from "../components/lyrics/lines.tsx";
import { Lyrics } from "../components/lyrics/lyrics.tsx";
import { ViewButton } from "../components/lyrics/lyrics-script-switch.tsx";
import { type SongWord, WordsOfSong } from "../components/lyrics/words-of-song.tsx";
import { MaybeLink } from "../components/maybe-link.tsx";
import { LabelledNames, Names } from "../components/names.tsx";
import { type Named, namesIn, titlesIn } from "../components/names-in.ts";
import { AdSpot, type AdSpotProps } from "../components/operator-code/ad-spot.tsx";
import { PageLink } from "../components/page-link.tsx";
import { SectionHeading } from "../components/section-heading.tsx";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongCards } from "../components/song-card.tsx";
import { type LyricsScript, readLyricsScript } from "../first-paint.ts";
import { Island } from "../islands/island.tsx";
import { ScriptChoice } from "../islands/song/script-choice.tsx";
import { SongActions } from "../islands/song/song-actions.tsx";
import { SongVideo } from "../islands/song/song-video.tsx";
import { useIslandTexts, useTexts } from "../texts/use-texts.ts";
import type { SongData } from "./song-data.server.ts";

interface SongArticleProps {
  readonly song: SongData;
  /** The whole address, which is shared. */
  readonly canonical: string;
  readonly ads: { readonly above: AdSpotProps | null; readonly below: AdSpotProps | null };
  /** What words mean in a draft, which has no page for them. */
  readonly ownWords?: readonly SongWord[];
  /** A preview of a draft counts no views, and nobody can report a mistake in it. */
  readonly isPreview?: boolean;
}

export function SongArticle({ canonical, ads, ownWords, isPreview = false, ...props }: SongArticleProps) {
  const song = titlesIn(useTexts(), props.song);
  return (
    <article className="song-page">
      <SleeveHead {...song}>
        <SongDetails song={song} isPreview={isPreview} />
      </SleeveHead>
      <div className="wrap">{ads.above && <AdSpot {...ads.above} />}</div>
      <SongLyrics song={song} canonical={canonical} ownWords={ownWords} isPreview={isPreview} />
      <div className="wrap">
        {song.video && (
          <Island name="video" of={SongVideo} props={{ ...song.video, title: song.title, ink: song.ink }} />
        )}
        {ads.below && <AdSpot {...ads.below} />}
      </div>
      <MoreSongs song={song} />
    </article>
  );
}

function SongDetails({ song, isPreview }: Required<Pick<SongArticleProps, "song" | "isPreview">>) {
  const { singers, musicDirectors, lyricists, genre, genreAddress, album, year, yearAddress } = song;
  const texts = useTexts();
  const shownGenre = song.genreInDevanagari ?? genre;
  return (
    <div className="song-facts">
      {singers.length > 0 && (
        <p className="singers">
          <Names names={singers} />
        </p>
      )}
      {musicDirectors.length + lyricists.length > 0 && (
        <p className="makers">
          <LabelledNames label={texts.song.music} names={musicDirectors} />
          <LabelledNames label={texts.song.words} names={lyricists} />
        </p>
      )}
      <p className="facts">
        {shownGenre && (
          <MaybeLink className="badge" address={genreAddress} lang={languageOfName(shownGenre)}>
            {shownGenre}
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
        {!isPreview && (
          <ActingPart name="views" facts={{ songId: song.id, views: song.views }} className="views">
            {texts.counts.views(song.views)}
          </ActingPart>
        )}
      </p>
    </div>
  );
}

function SongLyrics({ song, canonical, ownWords, isPreview }: Omit<SongArticleProps, "ads">) {
  const texts = useTexts().song;
  const [search] = useSearchParams();
  const { roman, hindi, isPaired, machineVersion, translation, words, notes, notedLines, title, address } =
    song;
  const hasBoth = roman.length > 0 && hindi.length > 0;
  const isTranslated = translation !== null;
  const requested = offeredScript(readLyricsScript(search.get("script")), hasBoth, isTranslated);
  // Without a choice, one that is remembered must not hide the lyrics.
  const script = hasBoth || isTranslated ? requested : "both";
  const { isHindiFirst } = useIslandTexts().song.views;
  const views = { requested, isPaired, hasBoth, isTranslated, ...(isHindiFirst && { isHindiFirst }) };
  return (
    <section
      className={isTranslated ? "song-words translated" : "song-words"}
      aria-label={texts.lyrics}
      data-script={script ?? undefined}
    >
      <h2 className="unseen">{texts.lyrics}</h2>
      <div className="lyrics-tools">
        <div className="wrap">
          {(hasBoth || isTranslated) && (
            <>
              <ViewButton {...views} />
              <Island name="script" of={ScriptChoice} props={{ address, ...views }} />
            </>
          )}
          <Island name="actions" of={SongActions} props={{ title, address: canonical }} />
        </div>
      </div>
      <div className="wrap liner">
        <div>
          {!isPreview && (
            <ActingPart
              name="line-addresses"
              facts={{ address: canonical, report: `${address}/report` }}
              className="line-addresses"
            />
          )}
          <NotedLines value={new Map(notedLines)}>
            <Lyrics
              roman={roman}
              hindi={hindi}
              script={script}
              machineVersion={machineVersion}
              translation={translation}
            />
          </NotedLines>
          <WordsOfSong {...words} listed={ownWords} notes={notes} />
        </div>
        {!isPreview && (
          <p className="report-link small-print">
            <PageLink className="underlined" href={`${address}/report`} rel="nofollow">
              {texts.report}
            </PageLink>
          </p>
        )}
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
  const texts = useTexts();
  if (moreFromAlbum.length + moreByFirstSinger.length === 0) return null;
  const nameOf = (one: Named | null | undefined) => (one ? namesIn(texts, one).first : "");
  return (
    <div className="wrap more-songs">
      <MoreRow heading={texts.song.moreFrom(nameOf(album))} songs={moreFromAlbum} />
      <MoreRow heading={texts.song.moreBy(nameOf(singers[0]))} songs={moreByFirstSinger} />
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
