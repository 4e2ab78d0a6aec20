/** Keeps the typed text of an open form on the server while it is unsaved. Without a connection the tab alone keeps it. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "../lyric-form/draft.ts";

/** Milliseconds after the last change. */
const delay = 3_000;

/** Milliseconds that leaving a page waits for the server at most. */
const patience = 2_000;

/** What the server keeps of this form; the content is empty where it may be older. */
interface Kept {
  readonly key: string;
  readonly content: string;
}

interface UnfinishedForm {
  /** For screen readers; empty before anything is kept. */
  readonly status: string;
  /** Resolves when the server keeps nothing of this form any more, or has not answered for a while. */
  readonly discard: () => Promise<void>;
}

/**
 * @param address of the form, without its query
 * @param isRestored whether the text was kept before
 */
export function useUnfinishedForm(
  address: string,
  draft: Draft,
  isRestored: boolean,
  isUnsaved: boolean,
): UnfinishedForm {
  const kept = useRef<Kept | null>(null);
  const lastAnswer = useRef<Promise<unknown>>(Promise.resolve());
  const [status, setStatus] = useState("");
  const { key, text } = draft;
  const send = async (typed: Draft["text"], isFinal: boolean) => {
    if (!isUnsaved) return forget();
    const { initial, version } = draft;
    const content = JSON.stringify({ text: typed, initial, version });
    const before = kept.current;
    if (content === before?.content) return;
    kept.current = { key, content };
    const answer = post({ key, address, title: typed.title, content }, isFinal);
    lastAnswer.current = answer;
    const isKept = await answer;
    if (!kept.current) return;
    if (isKept) setStatus("Kept as unfinished");
    else kept.current = before;
  };
  const forget = () => {
    const last = kept.current;
    if (!last) return;
    kept.current = null;
    setStatus("");
    // A text that is still on its way would be kept after it was forgotten.
    lastAnswer.current = lastAnswer.current.then(() => post({ key: last.key, intent: "discard" }, true));
  };
  const discard = async () => {
    forget();
    await Promise.race([lastAnswer.current, new Promise((resolve) => setTimeout(resolve, patience))]);
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
  return { status, discard };
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
