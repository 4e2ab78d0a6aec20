/** The number of views, and that this one is counted. Each song needs one of its own. */
import { useEffect, useState } from "react";
import { countWords } from "../../components/count-words.ts";

interface ViewCountProps {
  readonly songId: number;
  /** As the page was rendered, which may be a while ago. */
  readonly views: number;
}

export function ViewCount({ songId, views }: ViewCountProps) {
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    const stopped = new AbortController();
    // No first reading needs what counts. It is taken as a whole: taken apart, it would be wrapped in more code.
    import("./send-view.ts").then(
      (sending) => sending.sendView(songId, stopped.signal, setCounted),
      () => {},
    );
    return () => stopped.abort();
  }, [songId]);
  return countWords(Math.max(counted, views), "view");
}
