/**
 * What islands and acting parts say: the browser loads it as a file of its own, together with their code. Texts that
 * only the server renders stand elsewhere.
 */
import { count } from "../numbers.ts";
import {
  close,
  consent,
  links,
  menu,
  navigation,
  searchForm,
  searchNow,
  suggestions,
  theme,
} from "./frame.ts";
import { song } from "./song.ts";

export const islands = {
  /** In front of the addresses of this language. */
  path: "",
  counts: {
    views: (views: number) => count(views, { one: "view", other: "views" }),
    suggestions: (suggestions: number) => count(suggestions, { one: "suggestion", other: "suggestions" }),
  },
  menu,
  theme,
  close,
  links,
  searchForm,
  navigation,
  consent,
  searchNow,
  suggestions,
  song,
};
