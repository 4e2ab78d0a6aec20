/** All texts in Hindi, but for those of the administration, which is in English. */
import { en, type Texts } from "../en/index.ts";
import { aboutUs } from "./about-us.tsx";
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

export const hi: Texts = {
  code: "hi",
  hreflang: "hi",
  name: "हिन्दी",
  locale: "hi_IN",
  fullStop: "।",
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
  prose: { "/about-us": aboutUs, "/terms-of-use": termsOfUse, "/privacy-policy": privacyPolicy },
  feed,
  manifest,
  socialPicture,
  refusals,
  administration: en.administration,
};
