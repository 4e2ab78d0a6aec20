/** The door of the catalogue: what the product is and can do. */
export type { Sql } from "#postgres";
export { type Album, findAlbum } from "./albums/find-album.ts";
export type { DirectoryEntry, DirectoryKind, DirectoryPage } from "./directory/directory.ts";
export { findDirectory } from "./directory/find-directory.ts";
export { findLatestLyrics, type LatestLyrics } from "./feeds/find-latest-lyrics.ts";
export { findSitemaps, type Sitemap } from "./feeds/find-sitemaps.ts";
export { readSitemap, type SitemapAddress } from "./feeds/read-sitemap.ts";
export { type SitemapKind, sitemapKinds } from "./feeds/sitemap-kinds.ts";
export { findHomePage } from "./home-page.ts";
export { pageSize, pagesOf, readPage } from "./paging.ts";
export { findLyricist } from "./people/find-lyricist.ts";
export { findMusicDirector } from "./people/find-music-director.ts";
export type { FindPerson, Person } from "./people/find-person.ts";
export { findSinger } from "./people/find-singer.ts";
export { findSearchPage } from "./search/find-search-page.ts";
export { longestQuery, readQuery } from "./search/read-query.ts";
export {
  type AlbumCard,
  type FoundPerson,
  mostHits,
  type SearchPage,
  type SearchType,
  type SongHit,
} from "./search/search.ts";
export { keepSiteCodes } from "./settings/keep-site-codes.ts";
export type { SiteCodes } from "./settings/site-codes.ts";
export * from "./slug/index.ts";
export { findShownOnPicture, type ShownKind, type ShownOnPicture } from "./social-pictures/find-shown.ts";
export { findSongPage } from "./songs/find-song.ts";
export type { PageOfSongs } from "./songs/page-of-songs.ts";
export { type SavedSong, type SaveOptions, saveSong } from "./songs/save-song.ts";
export type { Credit, HomePage, PersonCard, Song, SongCard, SongPage } from "./songs/song.ts";
export type { SongInput } from "./songs/song-input.ts";
export { type SongRefusalCode, SongRefused } from "./songs/song-refused.ts";
export { splitNames } from "./songs/split-names.ts";
export { createViewCounter, type ViewCounter } from "./views/count-view.ts";
