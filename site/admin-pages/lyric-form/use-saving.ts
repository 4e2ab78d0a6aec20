/** Saves the song form, one save at a time. */
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { hasSucceeded } from "../components/action-result.ts";
import { isSameText } from "../forms/draft.ts";
import { newSaveKey } from "../save-key.ts";
import type { LyricResult, SaveIntent } from "./lyric-result.ts";
import type { LyricText } from "./lyric-text.ts";
import type { NameAnswers } from "./offered-names.ts";
import type { ScriptAnswer } from "./scripts-in-place.ts";

interface SongToSave {
  readonly text: LyricText;
  readonly version: string;
  /** A twin that the editor has confirmed to be another song; 0 for none. */
  readonly knownTwin: number;
  /** What was said of names that are probably others. */
  readonly names: NameAnswers;
  /** What was said of lyrics in the field of the other script. */
  readonly scriptAnswer: ScriptAnswer | undefined;
  /** Whether its title or its singers have changed, or are new. */
  readonly isRenamed: boolean;
  readonly intent: SaveIntent;
}

interface SavingOptions {
  /** Address of the form, with its query. */
  readonly action: string;
  /** The edited song. */
  readonly id: number | undefined;
  readonly saveKey: string;
  /** Of a page that was loaded by sending this form. */
  readonly actionData: LyricResult | undefined;
}

/** @returns the result of the last save */
export function useSaving({ action, id, saveKey, actionData }: SavingOptions) {
  const fetcher = useFetcher<LyricResult>();
  const result = fetcher.data ?? actionData;
  // The fetcher's state changes a moment later: it would not stop the second half of a double click.
  const isSubmitting = useRef(false);
  const last = useRef({ text: actionData?.typed, saveKey: actionData?.saveKey ?? saveKey });
  useEffect(() => {
    isSubmitting.current = false;
    if (hasSucceeded(result)) last.current = { text: undefined, saveKey: newSaveKey() };
  }, [result]);
  const save = (song: SongToSave) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    const { text } = last.current;
    // The same text under the same key is saved once; a changed text under the old key would not be saved.
    const isChanged = text !== undefined && !isSameText(text, song.text);
    last.current = { text: song.text, saveKey: isChanged ? newSaveKey() : last.current.saveKey };
    fetcher.submit(fieldsOf(song, last.current.saveKey, id), { method: "post", action });
  };
  return { result, isSaving: fetcher.state === "submitting", save };
}

function fieldsOf(song: SongToSave, saveKey: string, id: number | undefined): Record<string, string> {
  const { text, version, knownTwin, names, scriptAnswer = "", isRenamed, intent } = song;
  return {
    ...text,
    ...(id !== undefined && { id: String(id) }),
    version,
    saveKey,
    knownTwinId: String(knownTwin),
    askedName: names.asked.join("\n"),
    takenName: names.taken.join("\n"),
    scriptAnswer,
    isRenamed: isRenamed ? "yes" : "no",
    intent,
  };
}
