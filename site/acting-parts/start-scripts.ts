/** Starts the scripts of a visitors' page, which import no React, so that an idle page costs a phone little. */
import { onUnreceivedNotice } from "../components/notice-channel.ts";
import { type Arrival, onNewIslands } from "../islands/alive-parts.ts";
import { hideBrokenPictures, preparePictures } from "../islands/pictures.ts";
import { showEarlierChoices } from "../islands/song/earlier-choices.ts";
import { hydrateTouchedIslands, wakeIsland } from "../islands/touched-islands.ts";
import { type IslandTexts, loadIslandTexts } from "../texts/island-texts.ts";
import { prepareSearchFields, watchSearchFields } from "./search-fields.ts";
import { startParts } from "./start-parts.ts";

export async function startScripts(): Promise<void> {
  hideBrokenPictures();
  watchSearchFields();
  onUnreceivedNotice(() => wakeIsland("notices"));
  hydrateTouchedIslands();
  const texts = await loadIslandTexts();
  onNewIslands((arrival) => startPage(texts, arrival));
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const arrival = loaded?.type === "back_forward" ? "history" : "load";
  // In a task of its own, so that a slow phone answers a touch in between.
  setTimeout(() => startPage(texts, arrival));
}

function startPage(texts: IslandTexts, arrival: Arrival): void {
  preparePictures();
  prepareSearchFields();
  showEarlierChoices(texts);
  startParts(texts, arrival);
}
