/** Copying, sharing, and the size of the text. Where a browser cannot do either, the text is offered, selected, to be copied by hand. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "../components/icons.tsx";
import { useNotice } from "../components/notice.tsx";
import { TextSizeButtons } from "./text-size.tsx";
import { copiedWords, textToCopy } from "./text-to-copy.ts";

/** Hardly anybody needs it. */
const OfferedText = lazy(() => import("./offered-text.tsx"));

interface SongActionsProps {
  readonly title: string;
  readonly roman: string | null;
  readonly hindi: string | null;
  /** Absolute, canonical. */
  readonly address: string;
}

/** Milliseconds. */
const copiedShownFor = 2_000;

export function SongActions({ title, roman, hindi, address }: SongActionsProps) {
  const showNotice = useNotice();
  const [copied, setCopied] = useState(false);
  const [offered, setOffered] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedShownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const text = textToCopy(title, roman, hindi);
    if (text === null) return showNotice({ title: "No Lyrics to Copy", failed: true });
    if (!(await writeToClipboard(text))) return setOffered(text);
    setCopied(true);
    showNotice({ title: "Lyrics Copied!", text: copiedWords(roman, hindi) });
  };
  const share = async () => {
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title, url: address });
        return showNotice({ title: "Shared successfully!" });
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
        return showNotice({
          title: "Share failed",
          text: String(error instanceof Error ? error.message : error),
          failed: true,
        });
      }
    }
    if (!(await writeToClipboard(address))) return setOffered(address);
    showNotice({ title: "Link Copied!", text: "Song page URL copied to clipboard." });
  };
  return (
    <div className="song-actions">
      <TextSizeButtons />
      <button type="button" className="button" onClick={copy}>
        <Icon name={copied ? "done" : "copy"} />
        <span>{copied ? "Copied!" : "Copy Lyrics"}</span>
      </button>
      <button type="button" className="button" onClick={share}>
        <Icon name="share" />
        <span>Share</span>
      </button>
      <Suspense>{offered !== null && <OfferedText text={offered} />}</Suspense>
    </div>
  );
}

/** @returns false where the browser gives no clipboard, as without https */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
