/** The actions of 'Copy Lyrics' and 'Share'; loaded after hydration. */
import type { ReactNode } from "react";
import type { Notice } from "../../components/notice-channel.ts";
import type { IslandTexts } from "../../texts/island-texts.ts";
import { writeToClipboard } from "./clipboard.ts";
import { readLyrics, readShownTranslation } from "./lyrics-in-page.ts";
import { SelectedText } from "./selected-text.tsx";
import { copiedMessage, textToCopy } from "./text-to-copy.ts";

type SongTexts = IslandTexts["song"];

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
export async function readLyricsToCopy(
  { title, address }: SongToCopy,
  { actions: { notices } }: SongTexts,
): Promise<LyricsToCopy> {
  const translation = readShownTranslation();
  if (translation) return { text: textToCopy(title, translation), message: notices.translation };
  const { roman, hindi } = await readLyrics(address);
  return { text: textToCopy(title, roman, hindi), message: copiedMessage(roman, hindi, notices) };
}

/** @param isWritten whether the text is on the clipboard */
export function outcomeOfCopy(
  { text, message }: LyricsToCopy,
  isWritten: boolean,
  { actions: { notices }, copyByHand }: SongTexts,
): Outcome {
  if (text === null) return { notice: { title: notices.nothing, failed: true } };
  if (!isWritten) return { fallback: <SelectedText label={copyByHand} text={text} /> };
  return { copied: true, notice: { title: notices.copied, text: message } };
}

export async function shareSong(
  { title, address }: SongToCopy,
  { actions: { notices }, copyByHand, linkCopied }: SongTexts,
): Promise<Outcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url: address });
      return { notice: { title: notices.shared } };
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return {};
      const text = String(error instanceof Error ? error.message : error);
      return { notice: { title: notices.notShared, text, failed: true } };
    }
  }
  if (!(await writeToClipboard(Promise.resolve(address))))
    return { fallback: <SelectedText label={copyByHand} text={address} /> };
  return { notice: { title: linkCopied, text: notices.linkText } };
}
