/** An album, with pages of fifty tracks. */
import { data } from "react-router";
import { addressOfAlbum, findAlbum, readPage, readSlugId } from "#catalogue";
import { AboutText } from "../components/about-text.tsx";
import { AlsoKnownAs, DraftedName } from "../components/also-known-as.tsx";
import { LabelledNames } from "../components/names.tsx";
import { pageLanguage } from "../components/names-in.ts";
import type { Missing } from "../components/page-failure.ts";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongList } from "../components/song-list.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/album.ts";
import { albumData } from "./album-data.server.ts";
import { albumMeta } from "./album-meta.server.ts";
import { redirectToCanonical } from "./redirect-to-canonical.server.ts";
import { redirectToMerged } from "./redirect-to-merged.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const slug = readSlugId(params.slug);
  const requestedPage = readPage(url.searchParams.get("page"));
  const query = slug && read((sql) => findAlbum(sql, slug.id, requestedPage, pageLanguage(texts)));
  const found = query && (await queryCatalogue(query, "Error fetching album:"));
  if (slug && !found) await redirectToMerged(read, url, "albums", slug.id, addressOfAlbum);
  if (!found) throw data({ missing: "Album" } satisfies Missing, 404);
  const album = albumData(found, texts);
  redirectToCanonical({ request, url, context }, { ...album, requestedPage });
  return { album, head: albumMeta(found, site, texts) };
}

export { meta } from "./page-head.ts";

export default function AlbumPage({ loaderData: { album } }: Route.ComponentProps) {
  const { names, year, songCount, musicDirectors, lyricists, label, about } = album;
  const { album: texts, cards } = useTexts();
  return (
    <>
      <SleeveHead {...album} title={names.first} hindiLine={names.second} isName isLow>
        <p className="singers">{cards.tracks(songCount, year)}</p>
        {(musicDirectors.names.length > 0 || lyricists.names.length > 0 || label) && (
          <p className="facts">
            <LabelledNames label={texts.music} {...musicDirectors} />
            <LabelledNames label={texts.lyrics} {...lyricists} />
            {label && <span>{texts.recordLabel(label)}</span>}
          </p>
        )}
        <DraftedName {...names} />
        <AlsoKnownAs names={album.aliases} />
        <AboutText text={about} />
      </SleeveHead>
      <SongList {...album} listAddress={album.address} heading={texts.tracks} emptyText={texts.noTracks} />
    </>
  );
}
