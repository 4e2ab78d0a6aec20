/** All islands: the name that stands in the page, and where the code of it comes from. */
import type { ComponentType } from "react";

/** What a part has to know was written into the page by the same part, so that its type is known there. */
type Part = ComponentType<never>;

export const islands = {
  search: async () => (await import("./search-form.tsx")).SearchForm as Part,
  "search-now": async () => (await import("./search-now.tsx")).SearchNow as Part,
  "section-marks": async () => (await import("./section-marks.ts")).SectionMarks as Part,
  "result-status": async () => (await import("./result-status.tsx")).ResultStatus as Part,
  "consent-answer": async () => (await import("./consent-answer.tsx")).ConsentAnswer as Part,
  navigation: async () => (await import("../navigation/navigation.tsx")).Navigation as Part,
  theme: async () => (await import("./theme-switch.tsx")).ThemeSwitch as Part,
  menu: async () => (await import("./site-menu.tsx")).SiteMenu as Part,
  notices: async () => (await import("./notices.tsx")).Notices as Part,
  views: async () => (await import("./song/view-count.tsx")).ViewCount as Part,
  script: async () => (await import("./song/script-choice.tsx")).ScriptChoice as Part,
  actions: async () => (await import("./song/song-actions.tsx")).SongActions as Part,
  video: async () => (await import("./song/song-video.tsx")).SongVideo as Part,
  consent: async () => (await import("./consent-island.tsx")).ConsentIsland as Part,
  ad: async () => (await import("./ad-island.tsx")).AdIsland as Part,
  analytics: async () => (await import("./analytics-island.tsx")).AnalyticsIsland as Part,
  suggestions: async () => (await import("./suggestions-island.tsx")).SuggestionsIsland as Part,
  following: async () => (await import("./following-island.tsx")).FollowingIsland as Part,
} satisfies Record<string, () => Promise<Part>>;

export type IslandName = keyof typeof islands;
