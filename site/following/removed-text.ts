import type { IslandTexts } from "../texts/island-texts.ts";

/** @param path of a page that was removed while it was shown */
export function removedText(path: string, { removed }: IslandTexts["navigation"]): string {
  return path.startsWith("/lyrics/") ? removed.song : removed.page;
}
