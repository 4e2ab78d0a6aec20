/**
 * Every address of the site, a row each, as plain data: what routes, the page cache, limits, metrics, the log and the security
 * headers know of an address, they read here. What no other row fits is answered by the last one, the not-found page.
 */

export interface Address {
  /** As React Router reads it: `lyrics/:slug`; `*` at the end stands for all that may follow. */
  readonly pattern: string;
  /** What is asked for: it decides which limit holds, under which name it is measured and whether the answer is named. */
  readonly kind: "page" | "search" | "data" | "picture" | "file" | "operator";
  /** What a POST costs instead. */
  readonly post?: "view" | "sign-in";
  /** The query names by which kept answers differ, in one order; null where each request is answered anew. */
  readonly keptBy: readonly string[] | null;
  /** Nobody else's code may run there, and no cache may keep it. */
  readonly isAdministration: boolean;
  /** Otherwise `/About-Us` is the same page as `/about-us`. */
  readonly isCaseSensitive: boolean;
}

export interface SiteAddress extends Address {
  /** The route module, below `site/`. */
  readonly file: string;
  /** Where several addresses share a file. */
  readonly id?: string;
  /** What stands around the page; `locked` lets in nobody but the administrator. */
  readonly frame: "visitor" | "sign-in" | "locked" | null;
}

const common = { kind: "page", isAdministration: false, isCaseSensitive: false } as const;
const page = { ...common, frame: "visitor" } as const;
const resource = { ...common, frame: null } as const;

/** One page for the four kinds of people; its loader tells them apart by the pattern of the address. */
const person = { ...page, file: "visitor-pages/person.tsx", keptBy: ["order", "page"] } as const;

/** One page for the four alphabetical lists, told apart in the same way. */
const directory = { ...page, file: "visitor-pages/directory.tsx", keptBy: ["letter", "page"] } as const;

const visitors: readonly SiteAddress[] = [
  { ...page, pattern: "", file: "visitor-pages/home.tsx", keptBy: [] },
  { ...page, pattern: "lyrics/:slug", file: "visitor-pages/song.tsx", keptBy: ["script"] },
  { ...person, pattern: "singer/:slug", id: "singer" },
  { ...person, pattern: "artist/:slug", id: "artist" },
  { ...person, pattern: "lyricist/:slug", id: "lyricist" },
  { ...person, pattern: "music-director/:slug", id: "music-director" },
  { ...page, pattern: "album/:slug", file: "visitor-pages/album.tsx", keptBy: ["page"] },
  {
    ...page,
    kind: "search",
    pattern: "search",
    file: "visitor-pages/search.tsx",
    keptBy: ["q", "type", "page"],
  },
  { ...directory, pattern: "albums", id: "albums" },
  { ...directory, pattern: "singers", id: "singers" },
  { ...directory, pattern: "lyricists", id: "lyricists" },
  { ...directory, pattern: "music-directors", id: "music-directors" },
  { ...page, pattern: "about-us", file: "visitor-pages/about-us.tsx", keptBy: [] },
  { ...page, pattern: "terms-of-use", file: "visitor-pages/terms-of-use.tsx", keptBy: [] },
  { ...page, pattern: "privacy-policy", file: "visitor-pages/privacy-policy.tsx", keptBy: [] },
  {
    ...resource,
    pattern: "lyrics/:id/views",
    file: "visitor-pages/count-view.ts",
    post: "view",
    keptBy: null,
  },
  {
    ...resource,
    kind: "search",
    pattern: "search/suggestions",
    file: "visitor-pages/suggestions.ts",
    keptBy: null,
  },
  { ...resource, pattern: "robots.txt", file: "feeds/robots.ts", keptBy: [] },
  { ...resource, pattern: "sitemap.xml", file: "feeds/sitemap-index.ts", keptBy: [] },
  { ...resource, pattern: "sitemaps/:file", file: "feeds/sitemap.ts", keptBy: [] },
  { ...resource, pattern: "feed.xml", file: "feeds/latest-lyrics.ts", keptBy: [] },
  { ...resource, pattern: "manifest.webmanifest", file: "feeds/manifest.ts", keptBy: [] },
];

/** `/Admin` is nothing: a lock reads letter by letter. */
const admin = { kind: "page", keptBy: null, isAdministration: true, isCaseSensitive: true } as const;
const locked = { ...admin, frame: "locked" } as const;

/** What the administrator keeps besides songs: one module for the five lists, one for their forms. */
const kinds = ["singers", "artists", "lyricists", "music-directors", "albums"];

function addressesOfEntries(kind: string): SiteAddress[] {
  const [pattern, id] = [`admin/${kind}`, `admin-pages/${kind}`];
  return [
    { ...locked, pattern, id, file: "admin-pages/listing.tsx" },
    { ...locked, pattern: `${pattern}/add`, id: `${id}-add`, file: "admin-pages/entry-form.tsx" },
    { ...locked, pattern: `${pattern}/edit/:id`, id: `${id}-edit`, file: "admin-pages/entry-form.tsx" },
    { ...locked, pattern: `${pattern}/delete/:id`, id: `${id}-delete`, file: "admin-pages/delete.tsx" },
  ];
}

const administration: readonly SiteAddress[] = [
  { ...admin, frame: "sign-in", pattern: "admin", file: "admin-pages/sign-in.tsx", post: "sign-in" },
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
  { ...locked, pattern: "admin/lyrics/suggestions", file: "admin-pages/lyric-form/suggestions.ts" },
  { ...locked, pattern: "admin/lyrics/explanation", file: "admin-pages/lyric-form/explanation.ts" },
  ...kinds.flatMap(addressesOfEntries),
  { ...locked, pattern: "admin/trash", file: "admin-pages/trash.tsx" },
  { ...locked, pattern: "admin/settings", file: "admin-pages/settings.tsx" },
  { ...locked, pattern: "admin/analytics/forget-all", file: "admin-pages/forget-all-searches.tsx" },
  {
    ...locked,
    pattern: "admin/settings/remove-starter-songs",
    file: "admin-pages/remove-starter-songs.tsx",
  },
  { ...locked, pattern: "admin/settings/preview", file: "admin-pages/code-preview.ts" },
  { ...locked, pattern: "admin/settings/backups/:name", file: "admin-pages/download-backup.ts" },
];

export const addresses: readonly SiteAddress[] = [
  ...visitors,
  ...administration,
  { ...page, pattern: "*", file: "visitor-pages/not-found.tsx", keptBy: null },
];

/** @returns by which name React Router knows the route */
export function routeIdOf({ id, file }: SiteAddress): string {
  return id ?? file.replace(/\.tsx?$/, "");
}
