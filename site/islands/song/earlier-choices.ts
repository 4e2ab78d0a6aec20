/**
 * Shows what a visitor chose before in the controls of a song that nobody has touched yet, as they do once they are
 * hydrated.
 */
import { defaultTextSize, type LyricsScript, type TextSize, textSizes } from "../../first-paint.ts";
import type { IslandTexts } from "../../texts/island-texts.ts";
import { factsOf } from "../alive-parts.ts";
import { type OfferedScripts, shownScript } from "./shown-script.ts";

interface ScriptFacts extends OfferedScripts {
  readonly requested: LyricsScript | null;
}

export function showEarlierChoices({ song }: IslandTexts): void {
  const choice = document.querySelector<HTMLElement>("island-script:not([data-alive])");
  if (choice) markScript(choice, factsOf(choice));
  const size = document.documentElement.dataset.textSize as TextSize | undefined;
  if (size) showSize(size, song.actions.size.normal);
}

/** The style sheet marks the current script for those who see it. */
function markScript(choice: HTMLElement, { requested, ...offered }: ScriptFacts): void {
  const current = `to-${shownScript(requested, offered)}`;
  for (const link of choice.querySelectorAll("a")) {
    // A page from memory has the mark of then.
    if (link.className === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

function showSize(size: TextSize, normalText: string): void {
  const [smaller, normal, larger] = document.querySelectorAll(
    "island-actions:not([data-alive]) .text-size button",
  );
  const percent = `${textSizes[size]} %`;
  const sizes = Object.keys(textSizes);
  smaller?.setAttribute("aria-disabled", String(size === sizes[0]));
  normal?.setAttribute("aria-disabled", String(size === defaultTextSize));
  larger?.setAttribute("aria-disabled", String(size === sizes.at(-1)));
  normal?.setAttribute("aria-label", `${percent}, ${normalText}`);
  normal?.replaceChildren(percent);
}
