/**
 * Marks the words of a song that are explained below it, and shows the meaning of one beside it: of the word that is tapped, on which
 * the mouse rests, or to which the arrow keys have led. Without JavaScript there is the list.
 */
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  readWordMarks,
  rememberChoice,
  subscribeToChoices,
  wordMarksKey,
} from "../islands/visitor-choices.ts";
import { highlight, type MarkedWord, placeOf } from "./marked-words.ts";
import { useMarkedWords } from "./use-marked-words.ts";

interface Shown {
  readonly word: MarkedWord;
  /** A meaning under the mouse is hidden when the mouse leaves it. */
  readonly isPointedAt: boolean;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  Enter: 1,
  " ": 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function Meanings() {
  const marks = useSyncExternalStore(subscribeToChoices, readWordMarks, () => null);
  const [shown, show] = useState<Shown | null>(null);
  const words = useMarkedWords(marks === "on", (word) =>
    show((before) => (word ? { word, isPointedAt: true } : before?.isPointedAt ? null : before)),
  );
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const visible = words.current.filter((word) => placeOf(word).width > 0);
    const place = shown ? visible.indexOf(shown.word) + by : 0;
    const word = visible.at(place % visible.length);
    if (word) show({ word, isPointedAt: false });
  };
  // The server renders nothing, because without scripts nothing of it would work.
  if (!marks) return null;
  const isOn = marks === "on";
  return (
    <>
      {isOn && (
        <button type="button" className="button word-steps" onKeyDown={step} onBlur={() => show(null)}>
          Meanings in the lyrics: go from word to word with the arrow keys
        </button>
      )}
      <button
        type="button"
        className="button word-marks"
        onClick={() => rememberChoice("wordMarks", wordMarksKey, isOn ? "off" : "on")}
      >
        {isOn ? "Hide marks" : "Mark in lyrics"}
      </button>
      <Meaning shown={shown} onHide={() => show(null)} />
      <span className="unseen" role="status">
        {shown && !shown.isPointedAt && textOf(shown.word)}
      </span>
    </>
  );
}

function Meaning({ shown, onHide }: { readonly shown: Shown | null; readonly onHide: () => void }) {
  const box = useRef<HTMLDListElement>(null);
  useEffect(() => {
    highlight("shown", shown ? [shown.word] : []);
    const { current } = box;
    if (!current?.showPopover) return;
    if (!shown) return current.hidePopover();
    if (!shown.isPointedAt) shown.word.text.parentElement?.scrollIntoView({ block: "nearest" });
    current.replaceChildren(...shown.word.entry.cloneNode(true).childNodes);
    if (!current.matches(":popover-open")) current.showPopover();
    place(current, placeOf(shown.word));
  }, [shown]);
  // Light dismissal and Escape hide it without React.
  const hide = ({ newState }: { readonly newState: string }) => newState === "closed" && onHide();
  return <dl ref={box} className="word-meaning" popover="auto" onToggle={hide} />;
}

/** In pixels, between a word and its meaning, and between the meaning and the edge of the window. */
const [gap, edge] = [6, 10];

/** Below the word, or above it if there is no room; it scrolls with the page. */
function place({ style, offsetWidth, offsetHeight }: HTMLElement, word: DOMRect): void {
  const isAbove = word.bottom + gap + offsetHeight > innerHeight && word.top > offsetHeight + gap;
  const top = isAbove ? word.top - gap - offsetHeight : word.bottom + gap;
  const mostLeft = document.documentElement.clientWidth - edge - offsetWidth;
  style.top = `${top + scrollY}px`;
  style.left = `${Math.max(edge, Math.min(word.left, mostLeft)) + scrollX}px`;
}

function textOf({ entry }: MarkedWord): string {
  return Array.from(entry.children, ({ textContent }) => textContent).join(", ");
}
