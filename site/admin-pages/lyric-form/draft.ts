/** A song as it was typed and not saved, to be kept. */
import { loadDraft } from "../draft-storage.ts";
import { type LyricText, lyricText } from "./lyric-text.ts";

export interface Draft {
  readonly text: LyricText;
  /** What the form began with, and which version of the song that was; empty for a new song. */
  readonly begin: LyricText;
  readonly version: string;
}

/** @returns null where there is none */
export function readDraft(address: string): Draft | null {
  const { text, begin, version } = loadDraft(address) ?? {};
  if (!isRecord(text) || !isRecord(begin)) return null;
  return {
    text: lyricText((field) => text[field]),
    begin: lyricText((field) => begin[field]),
    version: String(version),
  };
}

function isRecord(kept: unknown): kept is Readonly<Record<string, unknown>> {
  return typeof kept === "object" && kept !== null;
}
