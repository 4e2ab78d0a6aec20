/**
 * All parts that act by themselves, by their names in the page. They import no React, which is loaded for the first
 * island.
 */
import type { AlivePart, Arrival } from "../islands/alive-parts.ts";
import { startNavigation } from "../navigation/navigation.ts";
import { followWidth } from "../reading-place/follow-width.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import { startFollowing } from "./following.ts";
import { startResultStatus } from "./result-status.ts";
import { startLater } from "./start-later.ts";
import { startViews } from "./views.ts";

export const actingParts = {
  navigation: startNavigation,
  following: startFollowing,
  views: startViews,
  meanings: startLater(async () => (await import("../meanings/start-meanings.ts")).startMeanings),
  "line-addresses": startLater(
    async () => (await import("../line-addresses/start-line-addresses.ts")).startLineAddresses,
  ),
  "reading-place": (_element: HTMLElement, _facts: object) => ({ stop: followWidth() }),
  "result-status": startResultStatus,
  "section-marks": startLater(async () => (await import("./section-marks.ts")).startSectionMarks),
  ad: startLater(async () => (await import("./ad.ts")).startAd),
  analytics: startLater(async () => (await import("./analytics.ts")).startAnalytics),
  "consent-answer": startLater(async () => (await import("./consent-answer.ts")).startConsentAnswer),
} satisfies Readonly<Record<string, StartPart>>;

/** @param facts as the server has sent them */
export type StartPart = (
  element: HTMLElement,
  facts: never,
  texts: IslandTexts,
  arrival: Arrival,
) => AlivePart;

export type PartName = keyof typeof actingParts;

export type FactsOf<Name extends PartName> = Parameters<(typeof actingParts)[Name]>[1];
