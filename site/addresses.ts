/**
 * The table of all addresses of the site, as plain data. Routes, page cache, limits, metrics, log and security
 * headers read it. The last row is the not-found page, for every address that fits no other row.
 */

import { type LanguageCode, languageCodes } from "./texts/language-codes.ts";

export interface Address {
  /** In the syntax of React Router: `lyrics/:slug`; `*` at the end matches everything. */
  readonly pattern: string;
  /** Decides the rate limit, the name in the metrics, and whether the response has a request id. */
  readonly kind: "page" | "search" | "data" | "picture" | "file" | "operator";
  /** The kind of a POST. */
  readonly post?: "view" | "report" | "sign-in";
  /** The query parameters of the cache key, in their order; null if responses are not cached. */
  readonly cacheParams: readonly string[] | null;
  /** Such pages must not run code of others, and must not be cached. */
  readonly isAdministration: boolean;
  /** In each it is another page, behind the path of that language (`texts/hi/islands/index.ts`). */
  readonly languages: readonly LanguageCode[];
  /** If false, `/About-Us` is the same page as `/about-us`. */
  readonly isCaseSensitive: boolean;
}

export interface SiteAddress extends Address {
  /** The route module, relative to `site/`. */
  readonly file: string;
  /** Id of the route, if several addresses share a file. */
  readonly id?: string;
  /**
   * The layout of the page; `locked` is for the administrator only, and so is `preview`, which looks like a visitors'
   * page.
   */
  readonly frame: "visitor" | "sign-in" | "locked" | "preview" | null;
}

const english = { languages: ["en"] } as const;
const everyLanguage = { languages: languageCodes } as const;
const common = { ...everyLanguage, kind: "page", isAdministration: false, isCaseSensitive: false } as const;
const page = { ...common, frame: "visitor" } as const;
const resource = { ...common, frame: null } as const;

/** One page for the four kinds of people; its loader distinguishes them by the pattern. */
const person = {
  ...page,
  file: "visitor-pages/person.tsx",
  cacheParams: ["decade", "order", "page"],
} as const;

/** One page for the four alphabetical lists, as above. */
const directory = { ...page, file: "visitor-pages/directory.tsx", cacheParams: ["letter", "page"] } as const;

/** The glossary: the words of songs or all, and those of a letter. */
const words = { ...page, file: "visitor-pages/words.tsx", cacheParams: ["q", "page"] } as const;

/** One page for the three kinds of groups of songs, as above. */
const songGroup = { ...page, file: "visitor-pages/song-group.tsx", cacheParams: ["order", "page"] } as const;

const visitors: readonly SiteAddress[] = [
  // The parameters are those of former sites, whose home page showed anything by its number.
  { ...page, pattern: "", file: "visitor-pages/home.tsx", cacheParams: ["p", "page_id"] },
  { ...page, pattern: "lyrics/:slug", file: "visitor-pages/song.tsx", cacheParams: ["script"] },
  {
    ...page,
    pattern: "lyrics/:slug/machine-made",
    file: "visitor-pages/machine-version.tsx",
    cacheParams: [],
  },
  { ...page, pattern: "lyrics/:slug/words", file: "visitor-pages/words-of-song.tsx", cacheParams: [] },
  {
    ...page,
    pattern: "lyrics/:slug/report",
    file: "visitor-pages/report-song.tsx",
    post: "report",
    cacheParams: null,
  },
  { ...person, pattern: "singer/:slug", id: "singer" },
  { ...person, pattern: "artist/:slug", id: "artist" },
  { ...person, pattern: "lyricist/:slug", id: "lyricist" },
  { ...person, pattern: "music-director/:slug", id: "music-director" },
  { ...page, pattern: "album/:slug", file: "visitor-pages/album.tsx", cacheParams: ["page"] },
  { ...songGroup, pattern: "genre/:group", id: "genre" },
  { ...songGroup, pattern: "year/:group", id: "year" },
  { ...songGroup, pattern: "decade/:group", id: "decade" },
  {
    ...page,
    kind: "search",
    pattern: "search",
    file: "visitor-pages/search.tsx",
    cacheParams: "q type genre decade singer lyricist music-director script order page".split(" "),
  },
  { ...page, pattern: "browse", file: "visitor-pages/browse.tsx", cacheParams: [] },
  { ...directory, pattern: "albums", id: "albums" },
  { ...directory, pattern: "singers", id: "singers" },
  { ...directory, pattern: "lyricists", id: "lyricists" },
  { ...directory, pattern: "music-directors", id: "music-directors" },
  { ...words, pattern: "words", id: "words" },
  { ...words, pattern: "words/all", id: "all-words" },
  { ...words, pattern: "words/all/:letter", id: "all-words-of-a-letter" },
  { ...words, pattern: "words/:letter", id: "words-of-a-letter" },
  {
    ...page,
    pattern: "first-lines",
    file: "visitor-pages/first-lines.tsx",
    cacheParams: ["letter", "page"],
  },
  { ...page, pattern: "about-us", file: "visitor-pages/about-us.tsx", cacheParams: [] },
  { ...page, pattern: "terms-of-use", file: "visitor-pages/terms-of-use.tsx", cacheParams: [] },
  { ...page, pattern: "privacy-policy", file: "visitor-pages/privacy-policy.tsx", cacheParams: [] },
  {
    ...resource,
    pattern: "lyrics/:id/views",
    file: "visitor-pages/receive-view.ts",
    post: "view",
    cacheParams: null,
  },
  {
    ...resource,
    kind: "search",
    pattern: "search/suggestions",
    file: "visitor-pages/suggestions.ts",
    cacheParams: null,
  },
  { ...resource, ...english, pattern: "robots.txt", file: "feeds/robots.ts", cacheParams: [] },
  { ...resource, ...english, pattern: "sitemap.xml", file: "feeds/sitemap-index.ts", cacheParams: [] },
  { ...resource, pattern: "sitemaps/:file", file: "feeds/sitemap.ts", cacheParams: [] },
  { ...resource, pattern: "feed.xml", file: "feeds/latest-lyrics.ts", cacheParams: [] },
  { ...resource, pattern: "manifest.webmanifest", file: "feeds/manifest.ts", cacheParams: [] },
];

/** Case sensitive, so that no other spelling of a path can bypass the lock. */
const admin = {
  ...english,
  kind: "page",
  cacheParams: null,
  isAdministration: true,
  isCaseSensitive: true,
} as const;
const locked = { ...admin, frame: "locked" } as const;

/** The five kinds of entries share one module for their lists and one for their forms. */
const kinds = ["singers", "artists", "lyricists", "music-directors", "albums"];

function addressesOfEntries(kind: string): SiteAddress[] {
  const [pattern, id] = [`admin/${kind}`, `admin-pages/${kind}`];
  return [
    { ...locked, pattern, id, file: "admin-pages/listing.tsx" },
    { ...locked, pattern: `${pattern}/add`, id: `${id}-add`, file: "admin-pages/entry-form.tsx" },
    { ...locked, pattern: `${pattern}/edit/:id`, id: `${id}-edit`, file: "admin-pages/entry-form.tsx" },
    { ...locked, pattern: `${pattern}/delete/:id`, id: `${id}-delete`, file: "admin-pages/delete.tsx" },
    { ...locked, pattern: `${pattern}/twins`, id: `${id}-twins`, file: "admin-pages/twins.tsx" },
    {
      ...locked,
      pattern: `${pattern}/twins/merge/:from/:into`,
      id: `${id}-merge`,
      file: "admin-pages/twins/merge.tsx",
    },
    ...addressesOfHistory(`${pattern}/:id/history`, id),
  ];
}

/** What is kept of the changes of something, and one version of it. */
function addressesOfHistory(pattern: string, id: string): SiteAddress[] {
  return [
    { ...locked, pattern, id: `${id}-history`, file: "admin-pages/history.tsx" },
    { ...locked, pattern: `${pattern}/:revision`, id: `${id}-version`, file: "admin-pages/version.tsx" },
  ];
}

const administration: readonly SiteAddress[] = [
  { ...admin, frame: "sign-in", pattern: "admin", file: "admin-pages/sign-in.tsx", post: "sign-in" },
  { ...admin, frame: null, pattern: "admin/passkey-challenge", file: "admin-pages/passkey-challenge.ts" },
  { ...admin, frame: null, pattern: "admin/session", file: "admin-pages/session.ts" },
  { ...admin, frame: null, pattern: "admin/logout", file: "admin-pages/logout.ts" },
  { ...locked, pattern: "admin/dashboard", file: "admin-pages/dashboard.tsx" },
  { ...locked, pattern: "admin/analytics", file: "admin-pages/analytics.tsx" },
  { ...locked, pattern: "admin/lyrics", file: "admin-pages/manage-lyrics.tsx" },
  { ...locked, pattern: "admin/lyrics/add", file: "admin-pages/add-lyric.tsx" },
  { ...locked, pattern: "admin/lyrics/edit/:songId", file: "admin-pages/edit-lyric.tsx" },
  {
    ...locked,
    pattern: "admin/lyrics/delete/:id",
    id: "admin-pages/lyrics-delete",
    file: "admin-pages/delete.tsx",
  },
  { ...locked, pattern: "admin/lyrics/missing-scripts", file: "admin-pages/missing-scripts.tsx" },
  {
    ...locked,
    pattern: "admin/lyrics/missing-scripts/next",
    file: "admin-pages/missing-scripts/next-song.ts",
  },
  { ...locked, pattern: "admin/unfinished", file: "admin-pages/forms/unfinished.ts" },
  { ...locked, pattern: "admin/lyrics/twins", id: "admin-pages/lyrics-twins", file: "admin-pages/twins.tsx" },
  { ...locked, pattern: "admin/lyrics/drafts", file: "admin-pages/song-drafts.tsx" },
  { ...locked, pattern: "admin/lyrics/drafts/edit/:id", file: "admin-pages/song-drafts/edit-draft.tsx" },
  { ...locked, pattern: "admin/lyrics/drafts/delete/:id", file: "admin-pages/song-drafts/delete-draft.tsx" },
  {
    ...admin,
    frame: "preview",
    pattern: "admin/lyrics/drafts/preview/:id",
    file: "admin-pages/song-drafts/preview.tsx",
  },
  { ...locked, pattern: "admin/lyrics/reports", file: "admin-pages/song-reports/all-reports.tsx" },
  {
    ...locked,
    pattern: "admin/lyrics/reports/remove/:scope",
    file: "admin-pages/song-reports/confirm-removal.tsx",
  },
  { ...locked, pattern: "admin/lyrics/reports/:id", file: "admin-pages/song-reports/finish-reports.ts" },
  { ...locked, pattern: "admin/lyrics/withdraw/:id", file: "admin-pages/song-drafts/withdraw-song.tsx" },
  { ...locked, pattern: "admin/lyrics/import", file: "admin-pages/import.tsx" },
  { ...locked, pattern: "admin/lyrics/import/part", file: "admin-pages/import/part.ts" },
  { ...locked, pattern: "admin/lyrics/import/offers", file: "admin-pages/import/offers.ts" },
  { ...locked, pattern: "admin/lyrics/move-in", file: "admin-pages/move-in.tsx" },
  { ...locked, pattern: "admin/lyrics/move-in/part", file: "admin-pages/moving/part.ts" },
  { ...locked, pattern: "admin/lyrics/export/:format", file: "admin-pages/import/export.ts" },
  { ...locked, pattern: "admin/lyrics/bulk", file: "admin-pages/bulk-actions.tsx" },
  { ...locked, pattern: "admin/lyrics/bulk/:id", file: "admin-pages/bulk-actions/bulk-action.tsx" },
  { ...locked, pattern: "admin/lyrics/suggestions", file: "admin-pages/lyric-form/suggestions.ts" },
  { ...locked, pattern: "admin/lyrics/draft", file: "admin-pages/lyric-form/drafting/draft.ts" },
  { ...locked, pattern: "admin/lyrics/explanation", file: "admin-pages/lyric-form/explanation.ts" },
  {
    ...locked,
    pattern: "admin/lyrics/proofreading",
    file: "admin-pages/lyric-form/proofreading/proofreading.ts",
  },
  ...addressesOfHistory("admin/lyrics/:id/history", "admin-pages/lyrics"),
  ...kinds.flatMap(addressesOfEntries),
  { ...locked, pattern: "admin/albums/:id/tracks", file: "admin-pages/album-tracks.tsx" },
  { ...locked, pattern: "admin/words", file: "admin-pages/words.tsx" },
  { ...locked, pattern: "admin/words/add", id: "admin-pages/words-add", file: "admin-pages/word-form.tsx" },
  {
    ...locked,
    pattern: "admin/words/edit/:id",
    id: "admin-pages/words-edit",
    file: "admin-pages/word-form.tsx",
  },
  {
    ...locked,
    pattern: "admin/words/delete/:id",
    id: "admin-pages/words-delete",
    file: "admin-pages/delete.tsx",
  },
  { ...locked, pattern: "admin/words/without-entry", file: "admin-pages/words-without-entry.tsx" },
  { ...locked, pattern: "admin/genres", file: "admin-pages/genres.tsx" },
  { ...locked, pattern: "admin/genres/edit/:key", file: "admin-pages/genres/edit-genre.tsx" },
  { ...locked, pattern: "admin/genres/edit/:key/confirm", file: "admin-pages/genres/confirm-change.tsx" },
  { ...locked, pattern: "admin/twins", file: "admin-pages/all-twins.tsx" },
  { ...locked, pattern: "admin/trash", file: "admin-pages/trash.tsx" },
  { ...locked, pattern: "admin/settings", file: "admin-pages/settings.tsx" },
  { ...locked, pattern: "admin/settings/site", file: "admin-pages/settings/site.tsx" },
  { ...locked, pattern: "admin/settings/security", file: "admin-pages/settings/security.tsx" },
  { ...locked, pattern: "admin/settings/backups", file: "admin-pages/settings/backups.tsx" },
  { ...locked, pattern: "admin/settings/found", file: "admin-pages/settings/found.tsx" },
  { ...locked, pattern: "admin/settings/addresses", file: "admin-pages/settings/addresses.tsx" },
  {
    ...locked,
    pattern: "admin/settings/addresses/remove",
    file: "admin-pages/settings/addresses/confirm-removal.tsx",
  },
  {
    ...locked,
    pattern: "admin/settings/addresses/file",
    file: "admin-pages/settings/addresses/download-addresses.ts",
  },
  ...addressesOfHistory("admin/settings/:key/history", "admin-pages/settings"),
  { ...locked, pattern: "admin/analytics/forget-all", file: "admin-pages/forget-all-searches.tsx" },
  {
    ...locked,
    pattern: "admin/settings/remove-starter-songs",
    file: "admin-pages/remove-starter-songs.tsx",
  },
  {
    ...locked,
    pattern: "admin/settings/password-and-passkeys",
    file: "admin-pages/password-and-passkeys.tsx",
    post: "sign-in",
  },
  {
    ...locked,
    pattern: "admin/settings/password-and-passkeys/revoke/:id",
    file: "admin-pages/revoke-passkey.tsx",
  },
  { ...locked, pattern: "admin/settings/preview", file: "admin-pages/code-preview.ts" },
  { ...locked, pattern: "admin/settings/backups/:name", file: "admin-pages/download-backup.ts" },
];

export { addressIn, addressWithout, isIn } from "./texts/address-in.ts";
export { languageCodes, languagePaths } from "./texts/language-codes.ts";

export const addresses: readonly SiteAddress[] = [
  ...visitors,
  ...administration,
  { ...page, pattern: "*", file: "visitor-pages/not-found.tsx", cacheParams: null },
];

/** @returns the id of the route in React Router */
export function routeIdOf({ id, file }: SiteAddress): string {
  return id ?? file.replace(/\.tsx?$/, "");
}
