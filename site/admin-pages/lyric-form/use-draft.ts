/** Keeps what is typed as a draft while it is unsaved, and forgets it as soon as it is not. */
import { useEffect, useRef } from "react";
import { dropText, keepText } from "../unsaved-text.ts";
import type { Draft } from "./draft.ts";

/** Milliseconds after the last key; whatever ends the page writes at once. */
const keptAfter = 300;

export function useDraft(address: string, draft: Draft, isUnsaved: boolean): void {
  const latest = useRef({ draft, isUnsaved });
  useEffect(() => {
    latest.current = { draft, isUnsaved };
  });
  const { text, begin } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is kept
  useEffect(() => {
    const timer = setTimeout(() => keep(address, latest.current), keptAfter);
    return () => clearTimeout(timer);
  }, [address, text, begin, isUnsaved]);
  useEffect(() => {
    const keepNow = () => keep(address, latest.current);
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
      keepNow();
    };
  }, [address]);
}

function keep(address: string, latest: { readonly draft: Draft; readonly isUnsaved: boolean }): void {
  if (latest.isUnsaved) keepText(address, latest.draft);
  else dropText(address);
}
