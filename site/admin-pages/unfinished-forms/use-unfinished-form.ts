/** Keeps the typed text of an open form on the server while it is unsaved. Without a connection the tab alone keeps it. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "../lyric-form/use-draft.ts";
import { newSaveKey } from "../save-key.ts";

/** An unfinished form that is continued. */
export interface UnfinishedSong extends Draft {
  readonly key: string;
}

/** Milliseconds after the last change. */
const delay = 3_000;

/**
 * @param address of the form, without its query
 * @returns a text for screen readers, empty before anything is kept
 */
export function useUnfinishedForm(
  address: string,
  draft: Draft,
  isUnsaved: boolean,
  unfinished: UnfinishedSong | null | undefined,
): string {
  const key = useRef(unfinished?.key);
  const kept = useRef<string>(unfinished ? "" : undefined);
  const [status, setStatus] = useState("");
  const send = useEffectEvent(async (isFinal: boolean) => {
    if (!isUnsaved) return forget();
    const { text, initial, version } = draft;
    const content = JSON.stringify({ text, initial, version });
    if (content === kept.current) return;
    key.current ??= newSaveKey();
    const before = kept.current;
    kept.current = content;
    const fields = { key: key.current, address, title: text.title, content };
    const isKept = await post(fields, isFinal);
    if (isKept) setStatus("Kept as unfinished");
    else kept.current = before;
  });
  const forget = async () => {
    if (kept.current === undefined || key.current === undefined) return;
    const last = key.current;
    kept.current = undefined;
    key.current = undefined;
    setStatus("");
    await post({ key: last, intent: "discard" }, true);
  };
  const { text } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is kept
  useEffect(() => {
    // What is saved or discarded goes at once.
    const timer = setTimeout(() => send(false), isUnsaved ? delay : 0);
    return () => clearTimeout(timer);
  }, [text, isUnsaved]);
  useEffect(() => {
    const unmounted = new AbortController();
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send(true), {
      signal: unmounted.signal,
    });
    return () => {
      unmounted.abort();
      send(true);
    };
  }, []);
  return status;
}

/** @param isFinal whether the page may be gone before the answer; a browser sends only short ones then */
async function post(fields: Readonly<Record<string, string>>, isFinal: boolean): Promise<boolean> {
  const body = new URLSearchParams(fields);
  const keepalive = isFinal && body.toString().length < 60_000;
  try {
    // A redirect leads to the sign-in, where nothing is kept.
    const options = { method: "POST", body, keepalive, redirect: "manual" } as const;
    return (await fetch("/admin/lyrics/unfinished", options)).ok;
  } catch {
    return false;
  }
}
