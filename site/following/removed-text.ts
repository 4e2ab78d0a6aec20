import type { Texts } from "../texts/en/index.ts";

export type RemovedTexts = Texts["navigation"]["removed"];

/** @param path of a page that was removed while it was shown */
export function removedText(path: string, { song, page }: RemovedTexts): string {
  return path.startsWith("/lyrics/") ? song : page;
}
