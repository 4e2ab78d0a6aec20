/** The choice of the script in which the lyrics are shown. A page with all of them shows another one at once; else the link is followed. */
import type { MouseEvent } from "react";
import { LyricsScriptSwitch } from "../../components/lyrics/lyrics-script-switch.tsx";
import { type LyricsScript, lyricsScriptKey } from "../../first-paint.ts";
import { rememberChoice } from "../remember-choice.ts";
import { useShownScript } from "./lyrics-script.ts";

interface ScriptChoiceProps {
  /** Of the song, without a query. */
  readonly address: string;
  /** By the address of the page, which then holds no other; null where it names none. */
  readonly asked: LyricsScript | null;
  /** Whether both scripts have as many stanzas. */
  readonly pairs: boolean;
}

export function ScriptChoice({ address, asked, pairs }: ScriptChoiceProps) {
  const current = useShownScript(asked, pairs);
  const choose = (event: MouseEvent, script: LyricsScript) => {
    rememberChoice("lyricsScript", lyricsScriptKey, script);
    // Whoever asks for a new tab gets one.
    if (asked || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, "", `${address}?script=${script}`);
  };
  return <LyricsScriptSwitch address={address} current={current} onChoose={choose} />;
}
