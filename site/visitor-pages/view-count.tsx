/** The number of views, and the request that counts this one: once a load, when the page is really looked at. */
import { useEffect, useState } from "react";
import { countWords } from "../components/count-words.ts";

interface ViewCountProps {
  readonly songId: number;
  /** As the page was rendered, which may be a while ago. */
  readonly views: number;
}

export function ViewCount({ songId, views }: ViewCountProps) {
  const [counted, setCounted] = useState({ songId, views: 0 });
  useEffect(() => {
    const stopped = new AbortController();
    whenLoadedAndVisible(stopped.signal, () => {
      countView(songId).then((fresh) => {
        if (fresh !== null && !stopped.signal.aborted) setCounted({ songId, views: fresh });
      });
    });
    return () => stopped.abort();
  }, [songId]);
  const shown = counted.songId === songId ? Math.max(counted.views, views) : views;
  return <span className="views">{countWords(shown, "view")}</span>;
}

/** A page opened in a hidden tab counts when it is first seen, one that is only fetched ahead never does. */
function whenLoadedAndVisible(stopped: AbortSignal, then: () => void): void {
  const done = new AbortController();
  const signal = AbortSignal.any([stopped, done.signal]);
  const tryNow = () => {
    if (signal.aborted || document.readyState !== "complete" || document.visibilityState !== "visible")
      return;
    done.abort();
    then();
  };
  // Out of the way of the page's own work, and not at all when the effect is undone at once.
  const tryLater = () => setTimeout(tryNow, 0);
  window.addEventListener("load", tryLater, { signal });
  document.addEventListener("visibilitychange", tryNow, { signal });
  tryLater();
}

async function countView(songId: number): Promise<number | null> {
  try {
    const answer = await fetch(`/lyrics/${songId}/views`, { method: "POST", keepalive: true });
    // Of a refusal there are no views in it.
    const { views }: { readonly views?: unknown } = await answer.json();
    return typeof views === "number" ? views : null;
  } catch {
    // A view that could not be counted is nothing that the reader need know.
    return null;
  }
}
