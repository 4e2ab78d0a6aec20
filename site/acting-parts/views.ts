/** The number of views, to which this one is added. */
import type { AlivePart, Arrival } from "../islands/alive-parts.ts";
import { addressIn } from "../texts/address-in.ts";
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
  { counts, path }: IslandTexts,
  arrival: Arrival,
): AlivePart {
  const left = new AbortController();
  let shown = facts.views;
  const show = (views: number, text?: string) => {
    if (views <= shown) return;
    shown = views;
    element.textContent = text ?? counts.views(views);
  };
  const address = addressIn(path, `/lyrics/${facts.songId}/views`);
  if (arrival === "load") sendView(address, left.signal, ({ views, text }) => show(views, text));
  return {
    update: ({ views }: ViewsFacts) => show(views),
    stop: () => left.abort(),
  };
}
