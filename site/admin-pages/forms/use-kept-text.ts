/**
 * Keeps the typed text of an open form while it is unsaved: the tab keeps it through a reload, a crash and a new
 * sign-in, the server for another device. Without a connection the tab alone keeps it.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { form } from "../../texts/en/administration.ts";
import type { Draft } from "./draft.ts";
import { removeDraft, storeDraft } from "./draft-storage.ts";

/** Milliseconds after the last key; whatever ends the page keeps the text at once. */
const delays = { tab: 300, server: 3_000 };

/** Milliseconds that leaving a page waits for the server at most. */
const patience = 2_000;

/** What the server keeps of this form; the content is empty where it may be older. */
interface Kept {
  readonly key: string;
  readonly content: string;
}

interface KeptText {
  /** For screen readers; empty before the server has kept anything. */
  readonly status: string;
  /** Resolves when nothing is kept of this form any more, or the server has not answered for a while. */
  readonly discard: () => Promise<void>;
}

interface KeptTextOptions {
  /** Of the form, without its query. */
  readonly address: string;
  /** What the dashboard calls it. */
  readonly title: string;
  readonly draft: Draft;
  /** Whether the text was kept before. */
  readonly isRestored: boolean;
  readonly isUnsaved: boolean;
}

export function useKeptText({ address, title, draft, isRestored, isUnsaved }: KeptTextOptions): KeptText {
  const kept = useRef<Kept | null>(null);
  const lastAnswer = useRef<Promise<unknown>>(Promise.resolve());
  const [status, setStatus] = useState("");
  const { key, text, initial, version } = draft;
  const keepInTab = useEffectEvent(() => (isUnsaved ? storeDraft(address, draft) : removeDraft(address)));
  const forget = () => {
    const last = kept.current;
    if (!last) return;
    kept.current = null;
    setStatus("");
    // A text that is still on its way would be kept after it was forgotten.
    lastAnswer.current = lastAnswer.current.then(() => post({ key: last.key, intent: "discard" }, true));
  };
  const keepOnServer = useEffectEvent(async (isFinal: boolean) => {
    if (!isUnsaved) return forget();
    const content = JSON.stringify({ text, initial, version });
    const before = kept.current;
    if (content === before?.content) return;
    kept.current = { key, content };
    const answer = post({ key, address, title, content }, isFinal);
    lastAnswer.current = answer;
    const isKept = await answer;
    if (!kept.current) return;
    if (isKept) setStatus(form.kept);
    else kept.current = before;
  });
  const discard = async () => {
    removeDraft(address);
    forget();
    await Promise.race([lastAnswer.current, new Promise((resolve) => setTimeout(resolve, patience))]);
  };
  useEffect(() => {
    if (isRestored) kept.current ??= { key, content: "" };
  }, [isRestored, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is kept
  useEffect(() => {
    const tab = setTimeout(() => keepInTab(), delays.tab);
    // What is saved or discarded goes at once.
    const server = setTimeout(() => keepOnServer(false), isUnsaved ? delays.server : 0);
    return () => {
      clearTimeout(tab);
      clearTimeout(server);
    };
  }, [text, initial, isUnsaved]);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener("pagehide", () => keepInTab(), { signal });
    const keepHidden = () => {
      keepInTab();
      if (document.visibilityState === "hidden") keepOnServer(true);
    };
    document.addEventListener("visibilitychange", keepHidden, { signal });
    return () => {
      unmounted.abort();
      keepInTab();
      keepOnServer(true);
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
    return (await fetch("/admin/unfinished", options)).ok;
  } catch {
    return false;
  }
}
