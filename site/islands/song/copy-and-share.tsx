/** What pressing 'Copy Lyrics' and 'Share' does; loaded once the page is alive. */
import type { ReactNode } from "react";
import type { Notice } from "../../components/told-to-all.ts";
import { OfferedText } from "./offered-text.tsx";
import { copiedWords, textToCopy } from "./text-to-copy.ts";
import { wordsOf } from "./words-in-page.ts";

export interface SongToCopy {
  readonly title: string;
  /** Absolute, canonical. */
  readonly address: string;
}

export interface Outcome {
  readonly notice?: Notice;
  /** The lyrics are on the clipboard. */
  readonly copied?: boolean;
  /** A text to be copied by hand, where the browser does not do it. */
  readonly offered?: ReactNode;
}

export async function copyLyrics({ title, address }: SongToCopy): Promise<Outcome> {
  const { roman, hindi } = await wordsOf(address);
  const text = textToCopy(title, roman, hindi);
  if (text === null) return { notice: { title: "No Lyrics to Copy", failed: true } };
  if (!(await writeToClipboard(text))) return { offered: <OfferedText text={text} /> };
  return { copied: true, notice: { title: "Lyrics Copied!", text: copiedWords(roman, hindi) } };
}

export async function shareSong({ title, address }: SongToCopy): Promise<Outcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url: address });
      return { notice: { title: "Shared successfully!" } };
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return {};
      const text = String(error instanceof Error ? error.message : error);
      return { notice: { title: "Share failed", text, failed: true } };
    }
  }
  if (!(await writeToClipboard(address))) return { offered: <OfferedText text={address} /> };
  return { notice: { title: "Link Copied!", text: "Song page URL copied to clipboard." } };
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
