/** Keeps what is typed as a draft while it is unsaved, and forgets it as soon as it is not. */
import { useEffect, useEffectEvent } from "react";
import { removeDraft, storeDraft } from "../draft-storage.ts";
import type { Draft } from "./draft.ts";

/** Milliseconds after the last key; whatever ends the page writes at once. */
const saveDelay = 300;

export function useDraft(address: string, draft: Draft, isUnsaved: boolean): void {
  const keep = useEffectEvent(() => (isUnsaved ? storeDraft(address, draft) : removeDraft(address)));
  const { text, begin } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is kept
  useEffect(() => {
    const timer = setTimeout(() => keep(), saveDelay);
    return () => clearTimeout(timer);
  }, [text, begin, isUnsaved]);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener("pagehide", () => keep(), { signal });
    document.addEventListener("visibilitychange", () => keep(), { signal });
    return () => {
      ended.abort();
      keep();
    };
  }, []);
}
