/** The actions of 'Copy Lyrics' and 'Share'; loaded after hydration. */
import type { ReactNode } from "react";
import type { Notice } from "../../components/notice-channel.ts";
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

/** A reader of the translation copies it with the lyrics; all others copy both scripts. */
export async function copyLyrics({ title, address }: SongToCopy): Promise<Outcome> {
  const translation = readShownTranslation();
  return translation
    ? copy(textToCopy(title, translation), "Lyrics and translation copied.")
    : copyBothScripts(title, address);
}

async function copyBothScripts(title: string, address: string): Promise<Outcome> {
  const { roman, hindi } = await readLyrics(address);
  return copy(textToCopy(title, roman, hindi), copiedMessage(roman, hindi));
}

async function copy(text: string | null, message: string): Promise<Outcome> {
  if (text === null) return { notice: { title: "No Lyrics to Copy", failed: true } };
  if (!(await writeToClipboard(text))) return { fallback: <SelectedText text={text} /> };
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
  if (!(await writeToClipboard(address))) return { fallback: <SelectedText text={address} /> };
  return { notice: { title: "Link Copied!", text: "Song page URL copied to clipboard." } };
}

/** @returns false where the browser has no clipboard, as without https */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
