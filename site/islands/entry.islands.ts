/** The entry of the scripts of a visitors' page. */
import { hydrateIslands } from "./hydrate-islands.ts";
import { onNewIslands } from "./hydrated-islands.tsx";
import { hideBrokenPictures, preparePictures } from "./pictures.ts";

function startPage(): void {
  preparePictures();
  void hydrateIslands();
}

hideBrokenPictures();
onNewIslands(startPage);
startPage();
