/** The actions of 'Copy Lyrics' and 'Share'; loaded after hydration. */
import type { ReactNode } from "react";
import type { Notice } from "../../components/notice-channel.ts";
import { readLyrics } from "./lyrics-in-page.ts";
import { SelectedText } from "./selected-text.tsx";
import { copiedMessage, textToCopy } from "./text-to-copy.ts";

export interface SongToCopy {
  readonly title: string;
  /** Absolute, canonical. */
  readonly address: string;
}

export interface Outcome {
  readonly notice?: Notice;
  /** The lyrics are on the clipboard. */
  readonly copied?: boolean;
  /** A text that the visitor has to copy, where the browser does not. */
  readonly fallback?: ReactNode;
}

export async function copyLyrics({ title, address }: SongToCopy): Promise<Outcome> {
  const { roman, hindi } = await readLyrics(address);
  const text = textToCopy(title, roman, hindi);
  if (text === null) return { notice: { title: "No Lyrics to Copy", failed: true } };
  if (!(await writeToClipboard(text))) return { fallback: <SelectedText text={text} /> };
  return { copied: true, notice: { title: "Lyrics Copied!", text: copiedMessage(roman, hindi) } };
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
  if (!(await writeToClipboard(address))) return { fallback: <SelectedText text={address} /> };
  return { notice: { title: "Link Copied!", text: "Song page URL copied to clipboard." } };
}

/** @returns false where the browser has no clipboard, as without https */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
