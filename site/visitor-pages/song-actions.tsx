/** Copying, sharing, and the size of the text. Where a browser cannot do either, the text is offered, selected, to be copied by hand. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "../components/icons.tsx";
import { useNotice } from "../components/notice.tsx";
import type { Outcome, SongToCopy } from "./copy-and-share.ts";
import { TextSizeButtons } from "./text-size.tsx";

/** Milliseconds. */
const copiedShownFor = 2_000;

/** No first reading needs it; it has come before somebody presses a button. */
const copyingAndSharing = () => import("./copy-and-share.ts");
const OfferedText = lazy(() => import("./offered-text.tsx"));

export function SongActions(song: SongToCopy) {
  const showNotice = useNotice();
  const [copied, setCopied] = useState(false);
  const [offered, setOffered] = useState<string | undefined>();
  useEffect(() => {
    copyingAndSharing().catch(() => {});
  }, []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedShownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const show = (outcome: Outcome) => {
    setOffered(outcome.offered);
    if (outcome.copied) setCopied(true);
    if (outcome.notice) showNotice(outcome.notice);
  };
  const press = async (deed: "copyLyrics" | "shareSong") =>
    show(await (await copyingAndSharing())[deed](song));
  return (
    <div className="song-actions">
      <TextSizeButtons />
      <button type="button" className="button" onClick={() => press("copyLyrics")}>
        <Icon name={copied ? "done" : "copy"} />
        <span>{copied ? "Copied!" : "Copy Lyrics"}</span>
      </button>
      <button type="button" className="button" onClick={() => press("shareSong")}>
        <Icon name="share" />
        <span>Share</span>
      </button>
      <Suspense>{offered && <OfferedText text={offered} />}</Suspense>
    </div>
  );
}
