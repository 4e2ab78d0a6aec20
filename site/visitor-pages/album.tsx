/** An album: its sleeve and its tracks, fifty a page. */
import { data } from "react-router";
import { findAlbum, readPage, readSlugId } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { countWords } from "../components/count-words.ts";
import { LabelledNames } from "../components/names.tsx";
import type { Missing } from "../components/page-failure.ts";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongList } from "../components/song-list.tsx";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/album.ts";
import { albumFacts } from "./album-facts.server.ts";
import { albumMeta } from "./album-meta.server.ts";
import { leadToRightAddress } from "./right-address.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const asked = readSlugId(params.slug);
  const askedPage = readPage(url.searchParams.get("page"));
  const reading = asked && read((sql) => findAlbum(sql, asked.id, askedPage));
  const found = reading && (await askCatalogue(reading, "Error fetching album:"));
  if (!found) throw data({ missing: "Album" } satisfies Missing, 404);
  const album = albumFacts(found);
  leadToRightAddress(request, url, { ...album, askedPage });
  return { album, head: albumMeta(found, site) };
}

export { meta } from "./page-head.ts";

export default function AlbumPage({ loaderData: { album } }: Route.ComponentProps) {
  const { year, songCount, musicDirectors, lyricists } = album;
  return (
    <>
      <SleeveHead {...album} title={album.name} isName>
        <p className="singers">
          {year !== null && `${year} • `}
          {countWords(songCount, "track")}
        </p>
        {(musicDirectors.length > 0 || lyricists.length > 0) && (
          <p className="facts">
            <LabelledNames label="Music:" names={musicDirectors} />
            <LabelledNames label="Lyrics:" names={lyricists} />
          </p>
        )}
      </SleeveHead>
      <SongList
        {...album}
        listAddress={album.address}
        heading="Tracks"
        emptyText="No songs found for this album yet."
      />
    </>
  );
}
