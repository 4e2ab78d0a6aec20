/**
 * Asks the server, after a pause in typing, what saving would do with the names and the video, and whether the song
 * exists already.
 */
import { useEffect, useState } from "react";
import type { ExplainedNames, SongOffer, Twin } from "#catalogue";
import { fetchJson } from "../../suggestions/request-answer.ts";
import type { Spellings } from "./drafting/spellings.ts";
import type { LyricText } from "./lyric-text.ts";

/** Long enough that screen readers do not announce a new explanation after each letter. */
const debounceMs = 350;

const explainedFields = [
  "title",
  "albumName",
  "genre",
  "singerNames",
  "lyricistNames",
  "musicDirectorNames",
  "youtube_video_id",
] as const;

export interface Explanation {
  readonly names: ExplainedNames;
  readonly twin: Twin | null;
  /** For the names of all people, the album and the genre. */
  readonly offers: readonly SongOffer[];
  readonly spellings: Spellings;
  /** The text that it explains. */
  readonly of: LyricText;
}

/**
 * @param id the edited song, which is no twin of itself
 * @returns the latest explanation, which may be of an earlier text; null before the first
 */
export function useExplanation(text: LyricText, id: number | undefined): Explanation | null {
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const explainedText = explainedFields.map((field) => text[field]).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other fields are not explained
  useEffect(() => {
    if (explainedText.trim() === "") return setExplanation(null);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await askForExplanation(text, id, request.signal);
      if (answer && !request.signal.aborted) setExplanation({ ...answer, of: text });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [explainedText, id]);
  return explanation;
}

function askForExplanation(text: LyricText, id: number | undefined, signal: AbortSignal) {
  const body = new URLSearchParams(explainedFields.map((field) => [field, text[field]]));
  if (id !== undefined) body.set("id", String(id));
  return fetchJson<Omit<Explanation, "of">>("/admin/lyrics/explanation", { method: "POST", body, signal });
}
