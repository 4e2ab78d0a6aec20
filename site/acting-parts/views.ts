/** The number of views, to which this one is added. */
import type { AlivePart, Arrival } from "../islands/alive-parts.ts";
import { sendView, type Views } from "./send-view.ts";

/** When the page was rendered, which may be a while ago. */
interface ViewsFacts extends Views {
  readonly songId: number;
}

export function startViews(element: HTMLElement, facts: ViewsFacts, arrival: Arrival): AlivePart {
  const left = new AbortController();
  let counted: Views = facts;
  const show = (shown: Views) => {
    element.textContent = shown.text;
  };
  const onCounted = (count: Views) => {
    counted = count;
    show(count);
  };
  if (arrival === "load") sendView(facts.songId, left.signal, onCounted);
  return {
    update: (fresh: ViewsFacts) => show(fresh.views > counted.views ? fresh : counted),
    stop: () => left.abort(),
  };
}
