/** All islands: the name of each in the page, and where its code is loaded from. */
import type { ComponentType } from "react";

/** The type of the props is checked where the page is rendered (`Island`). */
type Component = ComponentType<never>;

export const islands = {
  search: async () => (await import("./search-form.tsx")).SearchForm as Component,
  "search-now": async () => (await import("./search-now.tsx")).SearchNow as Component,
  "section-marks": async () => (await import("./section-marks.ts")).SectionMarks as Component,
  "reading-place": async () => (await import("./reading-place.ts")).ReadingPlace as Component,
  "result-status": async () => (await import("./result-status.tsx")).ResultStatus as Component,
  "consent-answer": async () => (await import("./consent-answer.tsx")).ConsentAnswer as Component,
  navigation: async () => (await import("../navigation/navigation.tsx")).Navigation as Component,
  theme: async () => (await import("./theme-switch.tsx")).ThemeSwitch as Component,
  menu: async () => (await import("./site-menu.tsx")).SiteMenu as Component,
  notices: async () => (await import("./notices.tsx")).Notices as Component,
  views: async () => (await import("./song/view-count.tsx")).ViewCount as Component,
  script: async () => (await import("./song/script-choice.tsx")).ScriptChoice as Component,
  "line-addresses": async () => (await import("./song/line-addresses.ts")).LineAddresses as Component,
  actions: async () => (await import("./song/song-actions.tsx")).SongActions as Component,
  meanings: async () => (await import("../meanings/meanings.tsx")).Meanings as Component,
  video: async () => (await import("./song/song-video.tsx")).SongVideo as Component,
  consent: async () => (await import("./consent-island.tsx")).ConsentIsland as Component,
  ad: async () => (await import("./ad-island.tsx")).AdIsland as Component,
  analytics: async () => (await import("./analytics-island.tsx")).AnalyticsIsland as Component,
  suggestions: async () => (await import("./suggestions-island.tsx")).SuggestionsIsland as Component,
  following: async () => (await import("./following-island.tsx")).FollowingIsland as Component,
} satisfies Record<string, () => Promise<Component>>;

export type IslandName = keyof typeof islands;
