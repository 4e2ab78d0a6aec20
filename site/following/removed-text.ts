/** What a visitor is told whose page was removed while it was shown. */
import type { IslandTexts } from "../texts/island-texts.ts";

/** @param path of the page */
export function removedText(path: string, { removed }: IslandTexts["navigation"]): string {
  return path.includes("/lyrics/") ? removed.song : removed.page;
}
