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
  facts: ViewsFacts,
  { counts }: IslandTexts,
  arrival: Arrival,
): AlivePart {
  const left = new AbortController();
  let shown = facts.views;
  const show = (views: number, text?: string) => {
    if (views <= shown) return;
    shown = views;
    element.textContent = text ?? counts.views(views);
  };
  if (arrival === "load") sendView(facts.songId, left.signal, ({ views, text }) => show(views, text));
  return {
    update: ({ views }: ViewsFacts) => show(views),
    stop: () => left.abort(),
  };
}
