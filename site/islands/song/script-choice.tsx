/**
 * The switch between the scripts of the lyrics. A page that has all lyrics changes at once; on others the link is
 * followed.
 */
import { type MouseEvent, useSyncExternalStore } from "react";
import { LyricsScriptSwitch } from "../../components/lyrics/lyrics-script-switch.tsx";
import { type LyricsScript, lyricsScriptKey } from "../../first-paint.ts";
import { keepPlace } from "../../reading-place/keep-place.ts";
import { rememberChoice, subscribeToChoices } from "../visitor-choices.ts";
import { type OfferedScripts, shownScript } from "./shown-script.ts";

interface ScriptChoiceProps extends OfferedScripts {
  /** Of the song, without a query. */
  readonly address: string;
  /** By the address of the page, which then has no other; null where it names none. */
  readonly requested: LyricsScript | null;
}

export function ScriptChoice({ address, requested, ...offered }: ScriptChoiceProps) {
  const current = useSyncExternalStore(
    subscribeToChoices,
    () => shownScript(requested, offered),
    () => requested,
  );
  const choose = (event: MouseEvent, script: LyricsScript) => {
    keepPlace(() => rememberChoice("lyricsScript", lyricsScriptKey, script));
    // Such a click opens a new tab or window.
    if (requested || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, "", `${address}?script=${script}${location.hash}`);
  };
  return <LyricsScriptSwitch {...offered} address={address} current={current} onChoose={choose} />;
}
