/** The number of views, to which this one is added. */
import type { AlivePart, Arrival } from "../islands/alive-parts.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import { sendView } from "./send-view.ts";

interface ViewsFacts {
  readonly songId: number;
  /** When the page was rendered, which may be a while ago. */
  readonly views: number;
}

export function startViews(
  element: HTMLElement,
  { songId, views }: ViewsFacts,
  { counts }: IslandTexts,
  arrival: Arrival,
): AlivePart {
  const left = new AbortController();
  let counted = 0;
  const show = () => {
    element.textContent = counts.views(Math.max(counted, views));
  };
  const onCounted = (count: number) => {
    counted = count;
    show();
  };
  if (arrival === "load") sendView(songId, left.signal, onCounted);
  return {
    update(fresh: ViewsFacts) {
      views = fresh.views;
      show();
    },
    stop: () => left.abort(),
  };
}
