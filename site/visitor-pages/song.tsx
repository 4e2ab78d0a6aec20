/** The route of a song: finds it, and hands it to what shows it. */
import { findSongPage, readSlugId } from "#catalogue";
import { pageLanguage } from "../components/names-in.ts";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/song.ts";
import { adHeightOf } from "./ad-height.server.ts";
import { missingSong } from "./missing-song.server.ts";
import { urlsIn } from "./page-meta.server.ts";
import { redirectToCanonicalSlug } from "./redirect-to-canonical.server.ts";
import { SongArticle } from "./song-article.tsx";
import { songData } from "./song-data.server.ts";
import { songMeta } from "./song-meta.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const live = context.get(liveContext);
  const { read, site, siteCodes } = live;
  const texts = context.get(textsContext);
  const slug = readSlugId(params.slug);
  const query = slug && read((sql) => findSongPage(sql, slug.id, pageLanguage(texts)));
  const page = query && (await queryCatalogue(query, "Error fetching song:"));
  if (!page) throw await missingSong(live, slug?.id);
  const song = songData(page);
  redirectToCanonicalSlug({ request, url, context }, song.address);
  const { adCode1, adCode2 } = siteCodes();
  const adOf = (code: string | null, place: 1 | 2) =>
    code ? { code, height: adHeightOf(code), place, needsConsent: site.asksConsent } : null;
  const ads = { above: adOf(adCode1, 1), below: adOf(adCode2, 2) };
  return {
    song,
    head: songMeta(song, site, texts),
    canonical: urlsIn(site, texts)(song.address),
    ads,
  };
}

export { meta } from "./page-head.ts";

export default function SongPage({ loaderData: { song, canonical, ads } }: Route.ComponentProps) {
  return <SongArticle song={song} canonical={canonical} ads={ads} />;
}
