/** All texts in English: the table that other languages repeat. */
import { cards, counts, number } from "./cards.ts";
import { failures } from "./failures.ts";
import { consent, footer, frame, links } from "./frame.tsx";
import { browse, groups } from "./groups.ts";
import { home, ways } from "./home.tsx";
import { islands } from "./islands/index.ts";
import { lists } from "./lists.ts";
import { filters, search, suggested } from "./search.tsx";
import { song } from "./song.ts";
import { orders, pager, unknown } from "./song-lists.ts";

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
};

export type Texts = typeof en;
