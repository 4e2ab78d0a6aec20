/** The number of views, to which this one is added. */
import { useEffect, useState } from "react";
import { formatCount } from "../../components/format-count.ts";

interface ViewCountProps {
  readonly songId: number;
  /** When the page was rendered, which may be a while ago. */
  readonly views: number;
}

export function ViewCount({ songId, views }: ViewCountProps) {
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    // The module is not destructured: that would be compiled to more code.
    import("./send-view.ts").then(
      (module) => module.sendView(songId, left.signal, setCounted),
      () => {},
    );
    return () => left.abort();
  }, [songId]);
  return formatCount(Math.max(counted, views), "view");
}
