/** A draft as its page would show it. Only with a session, and it counts no views. */
import { data } from "react-router";
import { addressOfSong, findDraftPreview } from "#catalogue";
import type { LinkedName } from "../../components/names.tsx";
import type { Missing } from "../../components/page-failure.ts";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import { SongArticle } from "../../visitor-pages/song-article.tsx";
import { type SongData, songData } from "../../visitor-pages/song-data.server.ts";
import { wordsWithOwnMeanings } from "../../visitor-pages/song-notes.server.ts";
import type { Route } from "./+types/preview.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const page = await queryCatalogue(findDraftPreview(sql, Number(params.id)), "Error fetching a draft:");
  if (!page) throw data({ missing: "Song" } satisfies Missing, 404);
  const song = { ...withSearches(songData(page)), address: url.pathname };
  const ownWords = wordsWithOwnMeanings({ ...page.song, words: [], ownMeanings: page.ownMeanings });
  return { song, ownWords, siteName: site.name, canonical: site.origin + addressOfSong(page.song) };
}

/** Who does not exist yet has no page. */
function withSearches(song: SongData): SongData {
  const linked = (name: LinkedName): LinkedName =>
    name.id > 0 ? name : { ...name, address: `/search?q=${encodeURIComponent(name.name)}` };
  return {
    ...song,
    singers: song.singers.map(linked),
    musicDirectors: song.musicDirectors.map(linked),
    lyricists: song.lyricists.map(linked),
    album: song.album && linked(song.album),
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const robots = { name: "robots", content: "noindex" };
  return loaderData
    ? [{ title: `Preview: ${loaderData.song.title} - ${loaderData.siteName}` }, robots]
    : [robots];
}

const noAds = { above: null, below: null };

export default function Preview({ loaderData: { song, ownWords, canonical } }: Route.ComponentProps) {
  return (
    <>
      <p className="wrap preview-note" role="note">
        This is a draft. Only you can see it.{" "}
        <a className="underlined" href={`/admin/lyrics/drafts/edit/${song.id}`}>
          Edit
        </a>
      </p>
      <SongArticle song={song} canonical={canonical} ads={noAds} ownWords={ownWords} isPreview />
    </>
  );
}
