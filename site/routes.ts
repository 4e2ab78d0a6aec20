/** Every address of the site, in two blocks. An address that is not here is answered by the not-found page. */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** One page for the four kinds of people; its loader tells them apart by the pattern of the address. */
const person = "visitor-pages/person.tsx";

/** One page for the four alphabetical lists, told apart in the same way. */
const directory = "visitor-pages/directory.tsx";

const visitors = [
  layout("visitor-pages/visitor-layout.tsx", [
    index("visitor-pages/home.tsx"),
    route("lyrics/:slug", "visitor-pages/song.tsx"),
    route("singer/:slug", person, { id: "singer" }),
    route("artist/:slug", person, { id: "artist" }),
    route("lyricist/:slug", person, { id: "lyricist" }),
    route("music-director/:slug", person, { id: "music-director" }),
    route("album/:slug", "visitor-pages/album.tsx"),
    route("search", "visitor-pages/search.tsx"),
    route("albums", directory, { id: "albums" }),
    route("singers", directory, { id: "singers" }),
    route("lyricists", directory, { id: "lyricists" }),
    route("music-directors", directory, { id: "music-directors" }),
    route("about-us", "visitor-pages/about-us.tsx"),
    route("terms-of-use", "visitor-pages/terms-of-use.tsx"),
    route("privacy-policy", "visitor-pages/privacy-policy.tsx"),
    route("*", "visitor-pages/not-found.tsx"),
  ]),
  route("lyrics/:id/views", "visitor-pages/count-view.ts"),
  route("search/suggestions", "visitor-pages/suggestions.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("sitemap.xml", "feeds/sitemap-index.ts"),
  route("sitemaps/:file", "feeds/sitemap.ts"),
  route("feed.xml", "feeds/latest-lyrics.ts"),
  route("manifest.webmanifest", "feeds/manifest.ts"),
];

/** What the administrator keeps besides songs: one module for the five lists, one for their forms. */
const entries = ["singers", "artists", "lyricists", "music-directors", "albums"].flatMap((kind) => [
  route(`admin/${kind}`, "admin-pages/listing.tsx", { id: `admin-pages/${kind}` }),
  route(`admin/${kind}/add`, "admin-pages/entry-form.tsx", { id: `admin-pages/${kind}-add` }),
  route(`admin/${kind}/edit/:id`, "admin-pages/entry-form.tsx", { id: `admin-pages/${kind}-edit` }),
  route(`admin/${kind}/delete/:id`, "admin-pages/delete-entry.tsx", { id: `admin-pages/${kind}-delete` }),
]);

const admin = [
  layout("admin-pages/admin-root.tsx", [
    route("admin", "admin-pages/sign-in.tsx"),
    layout("admin-pages/admin-layout.tsx", [
      route("admin/dashboard", "admin-pages/dashboard.tsx"),
      route("admin/analytics", "admin-pages/analytics.tsx"),
      route("admin/lyrics", "admin-pages/manage-lyrics.tsx"),
      route("admin/lyrics/add", "admin-pages/add-lyric.tsx"),
      route("admin/lyrics/edit/:songId", "admin-pages/edit-lyric.tsx"),
      route("admin/lyrics/delete/:songId", "admin-pages/delete-lyric.tsx"),
      route("admin/lyrics/suggestions", "admin-pages/lyric-form/suggestions.ts"),
      route("admin/lyrics/explanation", "admin-pages/lyric-form/explanation.ts"),
      ...entries,
      route("admin/trash", "admin-pages/trash.tsx"),
      route("admin/settings", "admin-pages/settings.tsx"),
      route("admin/analytics/forget-all", "admin-pages/forget-all-searches.tsx"),
      route("admin/settings/remove-starter-songs", "admin-pages/remove-starter-songs.tsx"),
      route("admin/settings/preview", "admin-pages/code-preview.ts"),
      route("admin/settings/backups/:name", "admin-pages/download-backup.ts"),
    ]),
  ]),
  route("admin/session", "admin-pages/session.ts"),
  route("admin/logout", "admin-pages/logout.ts"),
];

/** `/Admin` is nothing: what chooses the lock's policy and the list of pages by the address reads it letter by letter. */
function exactly(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((entry) => ({
    ...entry,
    caseSensitive: true,
    ...(entry.children && { children: exactly(entry.children) }),
  }));
}

export default [...visitors, ...exactly(admin)] satisfies RouteConfig;
