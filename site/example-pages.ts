/**
 * An example of each page in the table of addresses, on a site with the starter songs. Tests look for its heading,
 * run axe on it and look for it in the sitemaps; `npm run screenshots` takes its picture. A check names a page that
 * has no row.
 */
import { addresses, type SiteAddress } from "./addresses.ts";

export interface ExampleRow {
  /** Left out where the pattern has no parameter. */
  readonly path?: string;
  /** The beginning of its heading. */
  readonly heading: string;
  /** Why no sitemap lists it; none lists the administration. */
  readonly notInSitemap?: string;
  /** Why no picture is taken of it. */
  readonly noScreenshot?: string;
  /** The test file that runs axe on its states. Left out, the tests that read this table run it on the example. */
  readonly axe?: string;
}

/** A page of something that no new site has, such as a draft, and that has no fixed address. */
export interface MadeByTest {
  /** The test file that makes it, looks for the heading and runs axe. */
  readonly madeBy: string;
}

export interface ExamplePage extends ExampleRow {
  readonly path: string;
  readonly address: SiteAddress;
}

/** In `tests/browser/admin/`. */
const admin = (file: string) => `tests/browser/admin/${file}.test.ts`;

const visitors: Readonly<Record<string, ExampleRow>> = {
  "": { path: "/", heading: "Discover Your Favorite Hindi Lyrics" },
  "lyrics/:slug": { path: "/lyrics/vande-mataram-48", heading: "Vande Mataram" },
  "lyrics/:slug/machine-made": {
    path: "/lyrics/vaishnav-jan-to-9/machine-made",
    heading: "Vaishnav Jan To",
    notInSitemap: "It is for readers only, until somebody has written the other script.",
    axe: "tests/browser/machine-made-version.test.ts",
  },
  "lyrics/:slug/words": {
    path: "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52/words",
    heading: "Words of Dil-e-Nadaan",
    notInSitemap: "Its words have pages of their own.",
  },
  "lyrics/:slug/report": {
    path: "/lyrics/vande-mataram-48/report",
    heading: "Report a Mistake",
    notInSitemap: "A form is nothing to search for.",
  },
  "singer/:slug": { path: "/singer/jagjit-singh-1", heading: "Jagjit Singh" },
  "artist/:slug": {
    path: "/artist/jagjit-singh-1",
    heading: "Jagjit Singh",
    notInSitemap: "Its canonical address is that of the singer.",
  },
  "lyricist/:slug": { path: "/lyricist/mirza-ghalib-1", heading: "Mirza Ghalib" },
  "music-director/:slug": { path: "/music-director/jagjit-singh-1", heading: "Jagjit Singh" },
  "album/:slug": { path: "/album/mirza-ghalib-1", heading: "Mirza Ghalib" },
  "genre/:group": { path: "/genre/ghazal", heading: "Ghazal" },
  "year/:group": { path: "/year/1954", heading: "1954" },
  "decade/:group": { path: "/decade/1950s", heading: "1950s" },
  search: { heading: "Explore Music", notInSitemap: "It shows what other pages list." },
  browse: { heading: "Browse" },
  albums: { heading: "All Albums" },
  singers: { heading: "Singers" },
  lyricists: { heading: "Lyricists" },
  "music-directors": { heading: "Music Directors" },
  words: { heading: "Words of Songs" },
  "words/all": { heading: "Words of Songs" },
  "words/all/:letter": { path: "/words/all/%E0%A4%AE", heading: "Words of Songs" },
  "words/:letter": { path: "/words/%E0%A4%AE", heading: "Words of Songs" },
  "first-lines": { heading: "First Lines" },
  "about-us": { heading: "About Us" },
  "terms-of-use": { heading: "Terms of Use" },
  "privacy-policy": { heading: "Privacy Policy" },
};

const deletion = { heading: "Confirm Deletion" };

/** Of the other questions where no scripts run. */
const question = { noScreenshot: "It looks like the question before a deletion." };

function examplesOfEntries(kind: string, list: string, noun: string): [string, ExampleRow | MadeByTest][] {
  const pattern = `admin/${kind}`;
  return [
    [pattern, { heading: list, axe: admin("lists") }],
    [`${pattern}/add`, { heading: `Add New ${noun}`, axe: admin("people-forms") }],
    [
      `${pattern}/edit/:id`,
      { path: `/${pattern}/edit/1`, heading: `Edit ${noun}: `, axe: admin("people-forms") },
    ],
    [`${pattern}/delete/:id`, { path: `/${pattern}/delete/1`, ...deletion }],
    [`${pattern}/twins`, { heading: `Likely Twins among ${noun}s`, axe: admin("twins") }],
    [
      `${pattern}/twins/merge/:from/:into`,
      { path: `/${pattern}/twins/merge/1/2`, heading: "Confirm Merge", ...question },
    ],
    ...examplesOfHistory(`${pattern}/:id/history`, `/${pattern}/1/history`, `History of ${noun}: `),
  ];
}

function examplesOfHistory(
  pattern: string,
  path: string,
  heading: string,
): [string, ExampleRow | MadeByTest][] {
  return [
    [pattern, { path, heading, axe: admin("history") }],
    [`${pattern}/:revision`, { madeBy: admin("history") }],
  ];
}

const administration: Readonly<Record<string, ExampleRow | MadeByTest>> = {
  admin: { heading: "Admin Login", axe: admin("sign-in") },
  "admin/dashboard": { heading: "Dashboard", axe: admin("dashboard-and-analytics") },
  "admin/analytics": { heading: "Analytics", axe: admin("dashboard-and-analytics") },
  "admin/lyrics": { heading: "Manage Lyrics", axe: admin("songs") },
  "admin/lyrics/add": { heading: "Add New Lyric", axe: admin("lyric-form-new-song") },
  "admin/lyrics/edit/:songId": {
    path: "/admin/lyrics/edit/48",
    heading: "Edit Lyric: ",
    axe: admin("lyric-form"),
  },
  "admin/lyrics/delete/:id": { path: "/admin/lyrics/delete/48", ...deletion },
  "admin/lyrics/missing-scripts": { heading: "Missing Scripts", axe: admin("missing-scripts") },
  "admin/lyrics/twins": { heading: "Likely Twins among Lyrics", axe: admin("twins") },
  "admin/lyrics/drafts": { heading: "Drafts", axe: admin("song-drafts") },
  "admin/lyrics/drafts/edit/:id": { madeBy: admin("song-drafts") },
  "admin/lyrics/drafts/delete/:id": { madeBy: admin("song-drafts") },
  "admin/lyrics/drafts/preview/:id": { madeBy: admin("song-drafts") },
  "admin/lyrics/reports": { heading: "Reported Mistakes", axe: admin("song-reports") },
  "admin/lyrics/reports/remove/:scope": {
    path: "/admin/lyrics/reports/remove/song-48",
    heading: "Remove Open Reports",
    ...question,
  },
  "admin/lyrics/withdraw/:id": { path: "/admin/lyrics/withdraw/48", heading: "Withdraw Lyric", ...question },
  "admin/lyrics/import": { heading: "Import and Export", axe: admin("import") },
  "admin/lyrics/move-in": { heading: "Move a Whole Site In", axe: admin("move-in") },
  "admin/lyrics/bulk": { heading: "Bulk Actions", axe: admin("bulk-actions") },
  "admin/lyrics/bulk/:id": { madeBy: admin("bulk-actions") },
  ...Object.fromEntries([
    ...examplesOfHistory("admin/lyrics/:id/history", "/admin/lyrics/48/history", "History of Lyric: "),
    ...examplesOfEntries("singers", "Singers", "Singer"),
    ...examplesOfEntries("artists", "Manage Artists", "Artist"),
    ...examplesOfEntries("lyricists", "Lyricists", "Lyricist"),
    ...examplesOfEntries("music-directors", "Music Directors", "Music Director"),
    ...examplesOfEntries("albums", "Albums", "Album"),
    ...examplesOfHistory(
      "admin/settings/:key/history",
      "/admin/settings/adCode1/history",
      "History of Ad Code 1",
    ),
  ]),
  "admin/albums/:id/tracks": {
    path: "/admin/albums/1/tracks",
    heading: "Songs of Album: ",
    axe: admin("album-tracks"),
  },
  "admin/words": { heading: "Glossary", axe: admin("glossary") },
  "admin/words/add": { heading: "Add New Word", axe: admin("glossary") },
  "admin/words/edit/:id": { path: "/admin/words/edit/1", heading: "Edit Word: ", axe: admin("glossary") },
  "admin/words/delete/:id": { path: "/admin/words/delete/1", ...deletion },
  "admin/words/without-entry": { heading: "Words Without an Entry", axe: admin("glossary") },
  "admin/genres": { heading: "Genres", axe: admin("genres") },
  "admin/genres/edit/:key": {
    path: "/admin/genres/edit/gajal",
    heading: "Edit Genre: Ghazal",
    axe: admin("genres"),
  },
  "admin/genres/edit/:key/confirm": {
    path: "/admin/genres/edit/gajal/confirm?to=Ghazals",
    heading: "Rename Genre",
    ...question,
  },
  "admin/twins": { heading: "Likely Twins" },
  "admin/trash": { heading: "Trash" },
  "admin/settings": { heading: "Site Settings", axe: admin("settings") },
  "admin/settings/site": { heading: "Site", axe: admin("settings") },
  "admin/settings/security": { heading: "Security" },
  "admin/settings/backups": { heading: "Backups", axe: admin("backups") },
  "admin/settings/found": { heading: "Being Found", axe: admin("found") },
  "admin/settings/addresses": { heading: "Old Addresses", axe: admin("settings") },
  "admin/settings/addresses/remove": { heading: "Remove Old Addresses", ...question },
  "admin/analytics/forget-all": { heading: "Forget All Searches", ...question },
  "admin/settings/remove-starter-songs": { heading: "Remove the Starter Songs", ...question },
  "admin/settings/password-and-passkeys": {
    heading: "Password and Passkeys",
    axe: admin("password-and-passkeys"),
  },
  "admin/settings/password-and-passkeys/revoke/:id": { madeBy: admin("password-and-passkeys") },
};

/** By the pattern of the address. */
export const exampleRows: Readonly<Record<string, ExampleRow | MadeByTest>> = {
  ...visitors,
  ...administration,
};

/** In the order of the table of addresses, without those that a test makes. */
export const examplePages: readonly ExamplePage[] = addresses.flatMap((address) => {
  const row = exampleRows[address.pattern];
  return row && "heading" in row ? [{ path: `/${address.pattern}`, ...row, address }] : [];
});

/** @returns the first of each route module: the pages of one module are built alike */
export function onePerModule(pages: readonly ExamplePage[]): ExamplePage[] {
  return [...Map.groupBy(pages, ({ address }) => address.file).values()].flatMap(([first]) => first ?? []);
}
