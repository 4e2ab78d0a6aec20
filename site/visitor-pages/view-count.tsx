/** The number of views, and that this one is counted. */
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
    const show = (views: number) => setCounted({ songId, views });
    // No first reading needs what counts.
    import("./send-view.ts").then(
      ({ sendView }) => sendView(songId, stopped.signal, show),
      () => {},
    );
    return () => stopped.abort();
  }, [songId]);
  const shown = counted.songId === songId ? Math.max(counted.views, views) : views;
  return <span className="views">{countWords(shown, "view")}</span>;
}
