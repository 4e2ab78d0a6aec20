/** The pages of a list, the orders of songs, and values of an address that do not exist. */
import { number } from "./cards.ts";

export const pager = {
  label: "पेज",
  previous: "पिछला",
  next: "अगला",
  page: (page: number, pages: number) => `पेज ${number(page)} (कुल ${number(pages)})`,
};

export const orders = {
  label: "क्रम",
  names: { newest: "सबसे नए", views: "सबसे ज़्यादा देखे गए", title: "नाम से" },
  /** Behind a title, which does not name the order of each list. */
  suffixes: { newest: "", views: ", सबसे ज़्यादा देखे गए", title: ", नाम के क्रम में" },
};

export const unknown = {
  genre: (value: string) => `“${value}” नाम की कोई विधा नहीं है।`,
  decade: noSuch("दशक"),
  singer: noSuch("गायक"),
  lyricist: noSuch("गीतकार"),
  "music-director": noSuch("संगीतकार"),
  script: (value: string) => `“${value}” नाम की कोई लिपि नहीं है।`,
  order: noSuch("क्रम"),
};

/** @param what masculine */
function noSuch(what: string) {
  return (value: string) => `“${value}” नाम का कोई ${what} नहीं है।`;
}
