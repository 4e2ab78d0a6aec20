/** All texts in English: the table that other languages repeat. */
import { aboutUs } from "./about-us.tsx";
import * as administration from "./administration.ts";
import { album } from "./albums.ts";
import { cards, counts, number } from "./cards.ts";
import { directories, firstLines } from "./directories.ts";
import { failures } from "./failures.ts";
import { feed, manifest, socialPicture } from "./feeds.ts";
import { consent, footer, frame, links } from "./frame.tsx";
import { browse, groups } from "./groups.ts";
import { home, ways } from "./home.tsx";
import { islands } from "./islands/index.ts";
import { lists } from "./lists.ts";
import { names, people } from "./people.ts";
import { privacyPolicy } from "./privacy-policy.tsx";
import { refusals } from "./refusals.ts";
import { report } from "./report.ts";
import { filters, search, suggested } from "./search.tsx";
import { song } from "./song.ts";
import { orders, pager, unknown } from "./song-lists.ts";
import { termsOfUse } from "./terms-of-use.tsx";
import { machineVersion, words, wordsOfSong } from "./words.tsx";

export const en = {
  /** For the attribute `lang`. */
  code: "en",
  /** For the attribute `hreflang`. */
  hreflang: "en-IN",
  name: "English",
  /** As Open Graph writes it. */
  locale: "en_IN",
  /** Ends a sentence. */
  fullStop: ".",
  number,
  counts,
  cards,
  frame,
  links,
  footer,
  consent,
  islands,
  failures,
  home,
  ways,
  song,
  lists,
  pager,
  orders,
  unknown,
  groups,
  browse,
  search,
  filters,
  suggested,
  people,
  names,
  album,
  directories,
  firstLines,
  words,
  wordsOfSong,
  machineVersion,
  report,
  /** By their addresses; the titles are those of the links to them. */
  prose: { "/about-us": aboutUs, "/terms-of-use": termsOfUse, "/privacy-policy": privacyPolicy },
  feed,
  manifest,
  socialPicture,
  refusals,
  administration,
};

export type Texts = typeof en;
