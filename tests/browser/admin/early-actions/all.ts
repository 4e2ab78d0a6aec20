/** All early actions of an administrator. */

import type { EarlyAction } from "./early-action.ts";
import { entries } from "./entries.ts";
import { others } from "./others.ts";
import { settings } from "./settings.ts";
import { songs } from "./songs.ts";

export const earlyActions: readonly EarlyAction[] = [...settings, ...songs, ...entries, ...others];
