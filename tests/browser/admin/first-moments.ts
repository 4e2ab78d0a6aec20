/** What an administrator does on each page at the first moment, and what has to come of it. */
import { entries } from "./first-moments/entries.ts";
import type { FirstMoment } from "./first-moments/first-moment.ts";
import { others } from "./first-moments/others.ts";
import { settings } from "./first-moments/settings.ts";
import { songs } from "./first-moments/songs.ts";

export const firstMoments: readonly FirstMoment[] = [...settings, ...songs, ...entries, ...others];
