/**
 * What was typed and not saved, kept by the browser for as long as its tab lives: through a reload, a crash and a new
 * sign-in. Another tab is another song and does not see it.
 */
import { type LyricText, lyricText } from "./lyric-text.ts";

export interface Draft {
  readonly text: LyricText;
  /** What the form began with, and which version of the song that was; empty for a new song. */
  readonly begin: LyricText;
  readonly version: string;
}

const keyOf = (address: string) => `unsaved-lyric:${address}`;

/** @param address of the form, without its query */
export function keepDraft(address: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the text still stands in the form.
  }
}

export function dropDraft(address: string): void {
  try {
    sessionStorage.removeItem(keyOf(address));
  } catch {
    // See above.
  }
}

/** @returns null where there is none, or none that this program wrote */
export function readDraft(address: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? "null");
    if (!kept?.text || !kept.begin) return null;
    return {
      text: lyricText((field) => kept.text[field]),
      begin: lyricText((field) => kept.begin[field]),
      version: String(kept.version),
    };
  } catch {
    return null;
  }
}
