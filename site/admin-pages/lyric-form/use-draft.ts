/** Keeps what is typed as a draft while it is unsaved, and forgets it as soon as it is not. */
import { useEffect, useEffectEvent } from "react";
import { dropText, keepText } from "../unsaved-text.ts";
import type { Draft } from "./draft.ts";

/** Milliseconds after the last key; whatever ends the page writes at once. */
const keptAfter = 300;

export function useDraft(address: string, draft: Draft, isUnsaved: boolean): void {
  const keep = useEffectEvent(() => (isUnsaved ? keepText(address, draft) : dropText(address)));
  const { text, begin } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is kept
  useEffect(() => {
    const timer = setTimeout(() => keep(), keptAfter);
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
