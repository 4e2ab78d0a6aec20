/** All texts in English: the table that other languages repeat. */
import { album } from "./albums.ts";
import { cards, counts, number } from "./cards.ts";
import { directories, firstLines } from "./directories.ts";
import { consent, failures, footer, frame, links, navigation, searchForm } from "./frame.tsx";
import { browse, groups } from "./groups.ts";
import { home, ways } from "./home.tsx";
import { lists } from "./lists.ts";
import { names, people } from "./people.ts";
import { filters, search, suggested } from "./search.tsx";
import { song } from "./song.ts";
import { orders, pager, unknown } from "./song-lists.ts";
import { machineVersion, words, wordsOfSong } from "./words.tsx";

export const en = {
  /** For the attribute `lang`. */
  code: "en",
  name: "English",
  /** As Open Graph writes it. */
  locale: "en_IN",
  number,
  counts,
  cards,
  frame,
  links,
  footer,
  navigation,
  consent,
  searchForm,
  failures,
  home,
  ways,
  song,
  people,
  names,
  album,
  lists,
  directories,
  firstLines,
  words,
  wordsOfSong,
  machineVersion,
  pager,
  orders,
  unknown,
  groups,
  browse,
  search,
  filters,
  suggested,
};

export type Texts = typeof en;
