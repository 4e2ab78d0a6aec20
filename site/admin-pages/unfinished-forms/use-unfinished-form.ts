/** Keeps the typed text of an open form on the server while it is unsaved. Without a connection the tab alone keeps it. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "../lyric-form/draft.ts";

/** Milliseconds after the last change. */
const delay = 3_000;

/** What the server keeps of this form; the content is empty where it may be older. */
interface Kept {
  readonly key: string;
  readonly content: string;
}

/**
 * @param address of the form, without its query
 * @param isRestored whether the text was kept before
 * @returns a text for screen readers, empty before anything is kept
 */
export function useUnfinishedForm(
  address: string,
  draft: Draft,
  isRestored: boolean,
  isUnsaved: boolean,
): string {
  const kept = useRef<Kept | null>(null);
  const [status, setStatus] = useState("");
  const { key, text } = draft;
  const send = async (typed: Draft["text"], isFinal: boolean) => {
    if (!isUnsaved) return forget();
    const { initial, version } = draft;
    const content = JSON.stringify({ text: typed, initial, version });
    const before = kept.current;
    if (content === before?.content) return;
    kept.current = { key, content };
    const isKept = await post({ key, address, title: typed.title, content }, isFinal);
    if (isKept) setStatus("Kept as unfinished");
    else kept.current = before;
  };
  const forget = async () => {
    const last = kept.current;
    if (!last) return;
    kept.current = null;
    setStatus("");
    await post({ key: last.key, intent: "discard" }, true);
  };
  const sendLater = useEffectEvent((typed: Draft["text"]) => send(typed, false));
  const sendLast = useEffectEvent(() => send(text, true));
  useEffect(() => {
    if (isRestored) kept.current ??= { key, content: "" };
  }, [isRestored, key]);
  useEffect(() => {
    // What is saved or discarded goes at once.
    const timer = setTimeout(() => sendLater(text), isUnsaved ? delay : 0);
    return () => clearTimeout(timer);
  }, [text, isUnsaved]);
  useEffect(() => {
    const unmounted = new AbortController();
    const sendHidden = () => document.visibilityState === "hidden" && sendLast();
    document.addEventListener("visibilitychange", sendHidden, { signal: unmounted.signal });
    return () => {
      unmounted.abort();
      sendLast();
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
