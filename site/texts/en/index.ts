/** All texts in English: the table that other languages repeat. */
import { aboutUs } from "./about-us.tsx";
import { cards, counts, number } from "./cards.ts";
import { feed, manifest, socialPicture } from "./feeds.ts";
import { consent, failures, footer, frame, links, navigation, searchForm } from "./frame.tsx";
import { home, ways } from "./home.tsx";
import { privacyPolicy } from "./privacy-policy.tsx";
import { refusals } from "./refusals.ts";
import { report } from "./report.ts";
import { song } from "./song.ts";
import { termsOfUse } from "./terms-of-use.tsx";

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
  report,
  /** By their addresses; the titles are those of the links to them. */
  prose: { "/about-us": aboutUs, "/terms-of-use": termsOfUse, "/privacy-policy": privacyPolicy },
  feed,
  manifest,
  socialPicture,
  refusals,
};

export type Texts = typeof en;
