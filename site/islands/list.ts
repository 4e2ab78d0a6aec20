/**
 * All islands, by their names in the page. The code of those that few pages have, or few visitors use, is loaded when
 * they are touched.
 */
import type { ComponentType } from "react";
import { SearchForm } from "./search-form.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { ScriptChoice } from "./song/script-choice.tsx";
import { SongActions } from "./song/song-actions.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The type of the props is checked where the page is rendered (`Island`). */
type Component = ComponentType<never>;

export const islands = {
  search: () => SearchForm as Component,
  theme: () => ThemeSwitch as Component,
  menu: () => SiteMenu as Component,
  script: () => ScriptChoice as Component,
  actions: () => SongActions as Component,
  notices: async () => (await import("./notices.tsx")).Notices as Component,
  "search-now": async () => (await import("./search-now.tsx")).SearchNow as Component,
  machine: async () => (await import("./song/machine-version-offer.tsx")).MachineVersion as Component,
  video: async () => (await import("./song/song-video.tsx")).SongVideo as Component,
  "consent-buttons": async () =>
    (await import("../components/operator-code/consent-buttons.tsx")).ConsentButtons as Component,
  suggestions: async () => (await import("../suggestions/suggestions.tsx")).Suggestions as Component,
};

export type IslandName = keyof typeof islands;
