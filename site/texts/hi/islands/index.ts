/** What islands and acting parts say. Texts that only the server renders stand elsewhere. */
import type { islands as english } from "../../en/islands/index.ts";
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

export const islands: typeof english = {
  path: "/hi",
  counts: {
    views: (views: number) => count(views, { other: "बार देखा गया" }),
    suggestions: (suggestions: number) => count(suggestions, { other: "सुझाव" }),
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
