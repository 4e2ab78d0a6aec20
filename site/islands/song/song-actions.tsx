/** Copying, sharing, and the size of the text. Where a browser cannot do either, the text is offered, selected, to be copied by hand. */
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../components/icons.tsx";
import { tellNotice } from "../../components/told-to-all.ts";
import type { Outcome, SongToCopy } from "./copy-and-share.tsx";
import { TextSizeButtons } from "./text-size.tsx";

/** Milliseconds. */
const copiedShownFor = 2_000;

/** No first reading needs it; it has come before somebody presses a button. */
const copyingAndSharing = () => import("./copy-and-share.tsx");

export function SongActions(song: SongToCopy) {
  const [copied, setCopied] = useState(false);
  const [offered, setOffered] = useState<ReactNode>();
  useEffect(() => {
    copyingAndSharing().catch(() => {});
  }, []);
  useEffect(() => {
    const timer = copied && setTimeout(() => setCopied(false), copiedShownFor);
    return () => clearTimeout(timer || undefined);
  }, [copied]);

  const show = (outcome: Outcome) => {
    setOffered(outcome.offered);
    if (outcome.copied) setCopied(true);
    if (outcome.notice) tellNotice(outcome.notice);
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
      {offered}
    </div>
  );
}
