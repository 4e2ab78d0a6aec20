/** What the catalogue is asked for the administrator's lists, and for what is no page: without drawing it. */
import {
  findAnalytics,
  findDashboard,
  findDeletion,
  findListing,
  findManagedSongs,
  findSocialPictureText,
  findSuggestions,
  findTwin,
  listTrash,
  readSitemap,
  suggestNames,
} from "#catalogue";
import type { Sql } from "#postgres";
import type { Extremes } from "./extremes.ts";
import type { Asked } from "./in-turns.ts";
import { at, commonWord, rareWord } from "./public-pages.ts";

const lastPage = 1_000_000_000;

/** @returns the same ones, in the same order, for each catalogue */
export function verbsToAsk(sql: Sql, extremes: Extremes): readonly Asked[] {
  return [...besidePages(sql, extremes), ...adminLists(sql, extremes)];
}

function besidePages(sql: Sql, { songs, singers }: Extremes): Asked[] {
  return [
    { name: "suggestions for two letters", ask: (n) => findSuggestions(sql, commonWord(n).slice(0, 2)) },
    { name: "suggestions for a word", ask: (n) => findSuggestions(sql, rareWord(n)) },
    { name: "sitemap of songs, a thousand addresses", ask: () => readSitemap(sql, "songs", 1).next() },
    { name: "sitemap of albums, a thousand addresses", ask: () => readSitemap(sql, "albums", 1).next() },
    { name: "social picture of a song", ask: (n) => findSocialPictureText(sql, "song", at(songs, n).id) },
    {
      name: "social picture of a singer",
      ask: (n) => findSocialPictureText(sql, "singer", at(singers, n).id),
    },
  ];
}

function adminLists(sql: Sql, { songs, singers }: Extremes): Asked[] {
  const now = new Date();
  const verbs: Asked[] = [
    { name: "dashboard", ask: () => findDashboard(sql) },
    { name: "analytics", ask: () => findAnalytics(sql, { days: 30, timeZone: "Asia/Kolkata", now }) },
    { name: "songs", ask: () => findManagedSongs(sql, { page: 1 }) },
    { name: "songs, page 100 or the last one", ask: () => findManagedSongs(sql, { page: 100 }) },
    { name: "songs, the last page", ask: () => findManagedSongs(sql, { page: lastPage }) },
    { name: "search for a common word", ask: (n) => findManagedSongs(sql, { page: 1, q: commonWord(n) }) },
    { name: "search for a rare word", ask: (n) => findManagedSongs(sql, { page: 1, q: rareWord(n) }) },
    {
      name: "search for a singer with many songs",
      ask: (n) => findManagedSongs(sql, { page: 1, q: at(singers, n).name }),
    },
    ...(["singers", "lyricists", "music-directors", "albums"] as const).flatMap((kind): Asked[] => [
      { name: `all ${kind}, or the first`, ask: () => findListing(sql, kind) },
      {
        name: `${kind} that hold a word`,
        ask: (n) => findListing(sql, kind, { filter: commonWord(n) }),
      },
      { name: `${kind} suggested in a form`, ask: (n) => suggestNames(sql, kind, commonWord(n)) },
    ]),
    {
      name: "a twin of a song that is typed",
      ask: (n) => findTwin(sql, { title: at(songs, n).title, firstSinger: at(singers, 0).name }),
    },
    {
      name: "a twin of a title without a singer",
      ask: (n) => findTwin(sql, { title: rareWord(n), firstSinger: "" }),
    },
    { name: "what goes with a singer", ask: (n) => findDeletion(sql, "singers", at(singers, n).id) },
    { name: "trash", ask: () => listTrash(sql, { page: 1 }) },
  ];
  return verbs.map(({ name, ask }) => ({ name: `admin: ${name}`, ask }));
}
