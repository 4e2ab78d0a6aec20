/** What was typed into a song form and is not saved yet: kept by the tab, and on the server. */
import { newSaveKey } from "../save-key.ts";
import { type LyricText, lyricText } from "./lyric-text.ts";

export interface Draft {
  /** A UUID, the same wherever this text is kept. */
  readonly key: string;
  readonly text: LyricText;
  /** The text that the form began with. */
  readonly initial: LyricText;
  /** The song's version when the form was opened; empty for a new song. */
  readonly version: string;
}

/**
 * @param kept as it was stored; its key, unless `key` is given
 * @returns null for what is no draft
 */
export function draftOf(kept: unknown, key?: string): Draft | null {
  if (!isRecord(kept) || !isRecord(kept.text) || !isRecord(kept.initial)) return null;
  const { text, initial, version } = kept;
  return {
    key: key ?? (typeof kept.key === "string" ? kept.key : newSaveKey()),
    text: lyricText((field) => text[field]),
    initial: lyricText((field) => initial[field]),
    version: String(version ?? ""),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
