/** Copying, sharing, and the size of the text. Where a browser cannot do either, the text is offered, selected, to be copied by hand. */
import { useEffect, useState } from "react";
import { Icon } from "../components/icons.tsx";
import { useNotice } from "../components/notice.tsx";
import { TextSize } from "./text-size.tsx";
import { copiedWords, textToCopy } from "./text-to-copy.ts";

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
      <button type="button" className="button outlined" onClick={copy}>
        <Icon name="copy" />
        {copied ? "Copied!" : "Copy Lyrics"}
      </button>
      <button type="button" className="button outlined" onClick={share}>
        <Icon name="share" />
        Share
      </button>
      <TextSize />
      {offered !== null && <OfferedText text={offered} />}
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

function OfferedText({ text }: { readonly text: string }) {
  return (
    <label className="offered-text">
      Press Ctrl+C, or hold the text, to copy it
      <textarea readOnly rows={text.includes("\n") ? 6 : 1} value={text} ref={select} />
    </label>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
