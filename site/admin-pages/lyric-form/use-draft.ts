/** Stores the typed text of the song form as a draft while it is unsaved, and removes the draft once it is not. */
import { useEffect, useEffectEvent } from "react";
import { loadDraft, removeDraft, storeDraft } from "../draft-storage.ts";
import { type Draft, draftOf } from "./draft.ts";

/** Milliseconds after the last key; whatever ends the page stores the draft at once. */
const saveDelay = 300;

/** @param address of the form, without its query */
export function useDraft(address: string, draft: Draft, isUnsaved: boolean): void {
  const store = useEffectEvent(() => (isUnsaved ? storeDraft(address, draft) : removeDraft(address)));
  const { text, initial } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is stored
  useEffect(() => {
    const timer = setTimeout(() => store(), saveDelay);
    return () => clearTimeout(timer);
  }, [text, initial, isUnsaved]);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener("pagehide", () => store(), { signal });
    document.addEventListener("visibilitychange", () => store(), { signal });
    return () => {
      unmounted.abort();
      store();
    };
  }, []);
}

/** @returns null where there is none */
export function readDraft(address: string): Draft | null {
  return draftOf(loadDraft(address));
}
