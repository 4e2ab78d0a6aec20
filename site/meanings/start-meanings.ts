/**
 * Marks the words of a song that are explained, and shows the meaning of one beside it: of the word that is tapped,
 * on which the mouse rests, or to which the arrow keys have led. Without JavaScript there is the page of the words.
 */

import type { AlivePart } from "../islands/alive-parts.ts";
import {
  readWordMarks,
  rememberChoice,
  subscribeToChoices,
  wordMarksKey,
} from "../islands/visitor-choices.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import { startWordMarks, type WordMarks } from "./mark-words.ts";
import { highlight, type MarkedWord, placeOf } from "./marked-words.ts";
import { createMeaningBox } from "./meaning-box.ts";

const stepsByKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  Enter: 1,
  " ": 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** @param host gets the two buttons, which do nothing without scripts */
export function startMeanings(host: HTMLElement, _facts: object, { close, song }: IslandTexts): AlivePart {
  const lyrics = document.querySelector<HTMLElement>(".song-words");
  if (!lyrics) return { stop: () => {} };
  const { steps, toggle, status } = createControls(song.marks.steps);
  let marks: WordMarks | null = null;
  let shown: MarkedWord | null = null;
  /** A meaning under the mouse is hidden when the mouse leaves it. */
  let isPointedAt = false;
  const box = createMeaningBox(close, () => {
    shown = null;
    status.textContent = "";
    highlight("shown", []);
  });
  const show = (word: MarkedWord) => {
    shown = word;
    if (!isPointedAt) word.text.parentElement?.scrollIntoView({ block: "nearest" });
    box.show(word);
    highlight("shown", [word]);
    status.textContent = isPointedAt ? "" : textOf(word);
  };
  const onPoint = (word: MarkedWord | null) => {
    if (!word) return isPointedAt && box.hide();
    isPointedAt = true;
    show(word);
  };
  steps.addEventListener("keydown", async (event) => {
    const by = stepsByKey[event.key];
    if (!by || !marks) return;
    event.preventDefault();
    const visible = (await marks.find()).filter((word) => placeOf(word).width > 0);
    const word = visible.at((shown ? visible.indexOf(shown) + by : 0) % visible.length);
    isPointedAt = false;
    if (word) show(word);
  });
  // From the button, Tab leads into the meaning, and then out of it.
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== steps && !box.element.contains(relatedTarget as Node | null)) box.hide();
  };
  steps.addEventListener("blur", onLeave);
  box.element.addEventListener("focusout", onLeave);
  const showChoice = () => {
    const isOn = readWordMarks() === "on";
    toggle.textContent = isOn ? song.marks.hide : song.marks.mark;
    steps.hidden = !isOn;
    if (isOn) marks ??= startWordMarks(lyrics, onPoint);
    else stopMarks();
  };
  const stopMarks = () => {
    marks?.stop();
    marks = null;
    box.hide();
  };
  toggle.addEventListener("click", () =>
    rememberChoice("wordMarks", wordMarksKey, readWordMarks() === "on" ? "off" : "on"),
  );
  const unsubscribe = subscribeToChoices(showChoice);
  const added = [steps, box.element, toggle, status];
  host.append(...added);
  showChoice();
  return {
    stop: () => {
      unsubscribe();
      stopMarks();
      for (const element of added) element.remove();
    },
  };
}

function createControls(stepsText: string) {
  const button = (className: string, textContent: string) =>
    Object.assign(document.createElement("button"), { type: "button", className, textContent });
  return {
    steps: button("button word-steps", stepsText),
    toggle: button("button word-marks", ""),
    status: Object.assign(document.createElement("span"), { className: "unseen", role: "status" }),
  };
}

function textOf({ entry }: MarkedWord): string {
  const parts = [...entry.children].filter((part) => !part.matches(".in-songs"));
  return parts.map(({ textContent }) => textContent).join(", ");
}
