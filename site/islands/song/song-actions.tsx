/** The buttons that copy and share a song and change the size of its text. */
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../components/icons.tsx";
import { showNotice } from "../../components/notice-channel.ts";
import { useIslandTexts } from "../../texts/use-texts.ts";
import { writeToClipboard } from "./clipboard.ts";
import type { Outcome, SongToCopy } from "./copy-and-share.tsx";
import { TextSizeButtons } from "./text-size.tsx";

/** Milliseconds. */
const copiedVisibleFor = 2_000;

/** Loaded after hydration, and before a visitor clicks a button. */
const loadActions = () => import("./copy-and-share.tsx");

export function SongActions(song: SongToCopy) {
  const texts = useIslandTexts().song;
  const [copied, setCopied] = useState(false);
  const [fallback, setFallback] = useState<ReactNode>();
  useEffect(() => {
    loadActions().catch(() => {});
  }, []);
  useEffect(() => {
    const timer = copied && setTimeout(() => setCopied(false), copiedVisibleFor);
    return () => clearTimeout(timer || undefined);
  }, [copied]);

  const show = (outcome: Outcome) => {
    setFallback(outcome.fallback);
    if (outcome.copied) setCopied(true);
    if (outcome.notice) showNotice(outcome.notice);
  };
  const copy = async () => {
    const actions = loadActions();
    const lyrics = actions.then(({ readLyricsToCopy }) => readLyricsToCopy(song, texts));
    // Before anything is awaited: it must be called in the task of the click.
    const isWritten = await writeToClipboard(
      lyrics.then(({ text }) => text ?? Promise.reject(new Error("There are no lyrics."))),
    );
    show((await actions).outcomeOfCopy(await lyrics, isWritten, texts));
  };
  const share = async () => show(await (await loadActions()).shareSong(song, texts));
  return (
    <div className="song-actions">
      <TextSizeButtons />
      <button type="button" className="button" onClick={copy}>
        <Icon name={copied ? "done" : "copy"} />
        <span>{copied ? texts.actions.copied : texts.actions.copy}</span>
      </button>
      <button type="button" className="button" onClick={share}>
        <Icon name="share" />
        <span>{texts.actions.share}</span>
      </button>
      {fallback}
    </div>
  );
}
