/** Saves what stands in the song form, one save at a time, and gives back the answer to the last one. */
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { newSaveKey } from "../save-key.ts";
import { addAnother, alongside, type LyricResult } from "./lyric-result.ts";
import { type LyricText, lyricFields } from "./lyric-text.ts";
import { isSame } from "./use-typed-text.ts";

export interface SongToSave {
  readonly text: LyricText;
  readonly version: string;
  /** A song that may be the same one, and is not minded; 0 for none. */
  readonly knownTwin: number;
  /** Whether its title or its singers have changed, or are new. */
  readonly isRenamed: boolean;
  /** Whether the form goes on with the next song. */
  readonly isAnother: boolean;
}

interface SavingOptions {
  /** Address of the form, with its query. */
  readonly action: string;
  /** The song that is edited. */
  readonly id: number | undefined;
  readonly saveKey: string;
  /** The answer that the page was loaded with. */
  readonly posted: LyricResult | undefined;
}

export function useSaving({ action, id, saveKey, posted }: SavingOptions) {
  const fetcher = useFetcher<LyricResult>();
  const answer = fetcher.data ?? posted;
  // The state of the fetcher comes a moment later, and the second half of a double click would slip through.
  const isUnderWay = useRef(false);
  const last = useRef({ text: posted?.text, saveKey: posted?.saveKey ?? saveKey });
  useEffect(() => {
    isUnderWay.current = false;
    if (answer?.isSaved) last.current = { text: undefined, saveKey: newSaveKey() };
  }, [answer]);
  const save = (song: SongToSave) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { text } = last.current;
    // Sent again unchanged, it is saved once. A changed text under the old key would be taken for saved and be lost.
    const isChanged = text !== undefined && !isSame(text, song.text);
    last.current = { text: song.text, saveKey: isChanged ? newSaveKey() : last.current.saveKey };
    fetcher.submit(formOf(song, last.current.saveKey, id), { method: "post", action });
  };
  return { answer, isSaving: fetcher.state === "submitting", save };
}

function formOf(song: SongToSave, saveKey: string, id?: number): FormData {
  const { text, version, knownTwin, isRenamed, isAnother } = song;
  const form = new FormData();
  for (const field of lyricFields) form.set(field, text[field]);
  if (id !== undefined) form.set("id", String(id));
  form.set(alongside.version, version);
  form.set(alongside.saveKey, saveKey);
  form.set(alongside.knownTwin, String(knownTwin));
  form.set(alongside.isRenamed, isRenamed ? "yes" : "no");
  form.set(alongside.intent, isAnother ? addAnother : "save");
  return form;
}
