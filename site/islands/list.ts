/** All islands, by their names in the page. */
import type { ComponentType } from "react";
import { ConsentButtons } from "../components/operator-code/consent-buttons.tsx";
import { LateSuggestions } from "../suggestions/late-suggestions.tsx";
import { Notices } from "./notices.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchNow } from "./search-now.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { MachineVersion } from "./song/machine-version.tsx";
import { ScriptChoice } from "./song/script-choice.tsx";
import { SongActions } from "./song/song-actions.tsx";
import { SongVideo } from "./song/song-video.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The type of the props is checked where the page is rendered (`Island`). */
const component = (island: ComponentType<never>) => island;

export const islands = {
  search: component(SearchForm),
  "search-now": component(SearchNow),
  theme: component(ThemeSwitch),
  menu: component(SiteMenu),
  notices: component(Notices),
  script: component(ScriptChoice),
  machine: component(MachineVersion),
  actions: component(SongActions),
  video: component(SongVideo),
  "consent-buttons": component(ConsentButtons),
  suggestions: component(LateSuggestions),
};

export type IslandName = keyof typeof islands;
