/** The pages of a list, the orders of songs, and values of an address that do not exist. */
import { number } from "./cards.ts";

export const pager = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
};

export const orders = {
  label: "Order",
  names: { newest: "Newest", views: "Most Viewed", title: "Title" },
  /** Behind a title, which does not name the order of each list. */
  suffixes: { newest: "", views: ", Most Viewed", title: ", Title" },
};

export const unknown = {
  genre: noSuch("genre"),
  decade: noSuch("decade"),
  singer: noSuch("singer"),
  lyricist: noSuch("lyricist"),
  "music-director": noSuch("music director"),
  script: noSuch("script"),
  order: noSuch("order"),
};

function noSuch(what: string) {
  return (value: string) => `There is no ${what} "${value}".`;
}
