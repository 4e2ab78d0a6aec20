/** What an administrator does on each page at the first moment, and what has to come of it. */

import type { EarlyAction } from "./early-action.ts";
import { entries } from "./entries.ts";
import { others } from "./others.ts";
import { settings } from "./settings.ts";
import { songs } from "./songs.ts";

export const earlyActions: readonly EarlyAction[] = [...settings, ...songs, ...entries, ...others];
