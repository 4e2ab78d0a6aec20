/** What a visitors' page fetches to bring its islands alive. */
import { bringAlive } from "./bring-alive.ts";
import { hearOfNewIslands } from "./live-islands.tsx";
import { hideFailingPictures, mindPictures } from "./pictures.ts";

function beginPage(): void {
  mindPictures();
  void bringAlive();
}

hideFailingPictures();
hearOfNewIslands(beginPage);
beginPage();
