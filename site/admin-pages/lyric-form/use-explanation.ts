/** Asks the server, when the typing rests, what saving would do with the names and the video in the form and whether the song is there already. */
import { useEffect, useState } from "react";
import type { ExplainedNames, Twin } from "#catalogue";
import { fetchJson } from "./fetch-json.ts";
import type { LyricText } from "./lyric-text.ts";

/** Milliseconds; the explanation is read aloud, and nobody wants it after each letter. */
const debounceMs = 350;

const explainedFields = [
  "title",
  "albumName",
  "singerNames",
  "lyricistNames",
  "musicDirectorNames",
  "youtube_video_id",
] as const;

export interface Explanation {
  readonly names: ExplainedNames;
  readonly twin: Twin | null;
  /** What it explains. */
  readonly of: LyricText;
}

/**
 * @param id the song that is edited, which is no twin of itself
 * @returns the explanation of what stood there when the typing last rested; null before the first
 */
export function useExplanation(text: LyricText, id: number | undefined): Explanation | null {
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const asked = explainedFields.map((field) => text[field]).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other fields are not explained
  useEffect(() => {
    if (asked.trim() === "") return setExplanation(null);
    const question = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await askForExplanation(text, id, question.signal);
      if (answer && !question.signal.aborted) setExplanation({ ...answer, of: text });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [asked, id]);
  return explanation;
}

function askForExplanation(text: LyricText, id: number | undefined, signal: AbortSignal) {
  const body = new URLSearchParams(explainedFields.map((field) => [field, text[field]]));
  if (id !== undefined) body.set("id", String(id));
  return fetchJson<Omit<Explanation, "of">>("/admin/lyrics/explanation", { method: "POST", body, signal });
}
