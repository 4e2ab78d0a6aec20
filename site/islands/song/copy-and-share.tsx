/** The actions of 'Copy Lyrics' and 'Share'; loaded after hydration. */
import type { ReactNode } from "react";
import type { Notice } from "../../components/notice-channel.ts";
import { writeToClipboard } from "./clipboard.ts";
import { readLyrics, readShownTranslation } from "./lyrics-in-page.ts";
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

export interface LyricsToCopy {
  /** Null without lyrics. */
  readonly text: string | null;
  /** About what was copied. */
  readonly message: string;
}

/** A reader of the translation copies it with the lyrics; all others copy both scripts. */
export async function readLyricsToCopy({ title, address }: SongToCopy): Promise<LyricsToCopy> {
  const translation = readShownTranslation();
  if (translation) return { text: textToCopy(title, translation), message: "Lyrics and translation copied." };
  const { roman, hindi } = await readLyrics(address);
  return { text: textToCopy(title, roman, hindi), message: copiedMessage(roman, hindi) };
}

/** @param isWritten whether the text is on the clipboard */
export function outcomeOfCopy({ text, message }: LyricsToCopy, isWritten: boolean): Outcome {
  if (text === null) return { notice: { title: "No Lyrics to Copy", failed: true } };
  if (!isWritten) return { fallback: <SelectedText text={text} /> };
  return { copied: true, notice: { title: "Lyrics Copied!", text: message } };
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
  if (!(await writeToClipboard(Promise.resolve(address))))
    return { fallback: <SelectedText text={address} /> };
  return { notice: { title: "Link Copied!", text: "Song page URL copied to clipboard." } };
}
