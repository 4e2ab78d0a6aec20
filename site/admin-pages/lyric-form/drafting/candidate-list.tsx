/**
 * The candidates of a word, below its place in the text area. Arrows go from one to the next, Escape goes back to the
 * text.
 */
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { CandidateButtons } from "./candidate-buttons.tsx";
import type { DraftedWord } from "./drafted-words.ts";
import { languageOfScript, otherScript, type ScriptField } from "./scripts.ts";
import type { Candidates } from "./use-candidates.ts";

interface CandidateListProps {
  readonly field: ScriptField;
  readonly word: DraftedWord;
  readonly byKey: boolean;
  /** Of the text area. */
  readonly text: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly marks: RefObject<HTMLDivElement | null>;
  readonly candidates: Candidates;
}

export function CandidateList({ field, word, byKey, text, area, marks, candidates }: CandidateListProps) {
  const list = useRef<HTMLDivElement>(null);
  usePlaceBelowWord({ list, area, marks });
  useEffect(() => {
    if (!byKey) return;
    list.current?.querySelector("button")?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "nearest" });
  }, [byKey]);
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (event.key === "Escape") candidates.leave();
    else if (step) focusNext(event.currentTarget, step);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={list}
      role="group"
      className="strip candidate-list"
      aria-label={`Candidates for ${word.source}`}
      onKeyDown={handleKey}
    >
      <span lang={languageOfScript[otherScript(field)]}>{word.source}</span>
      <CandidateButtons
        field={field}
        draft={text.slice(word.start, word.end)}
        candidates={word.candidates}
        onChoose={candidates.choose}
      />
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function focusNext(list: HTMLElement, step: number): void {
  const buttons: (Element | null)[] = [...list.querySelectorAll("button")];
  const place = buttons.indexOf(document.activeElement);
  const next = buttons[(place + step + buttons.length) % buttons.length];
  if (next instanceof HTMLElement) next.focus();
}

interface Placed extends Pick<CandidateListProps, "area" | "marks"> {
  readonly list: RefObject<HTMLElement | null>;
}

/** The marks stand where the words of the text area do, as far as it is scrolled. */
function usePlaceBelowWord({ list, area, marks }: Placed): void {
  useLayoutEffect(() => {
    const scroller = area.current;
    const mark = marks.current?.querySelector<HTMLElement>("[data-opened]");
    const box = list.current;
    if (!scroller || !mark || !box) return;
    const isSeen =
      mark.offsetTop >= scroller.scrollTop &&
      mark.offsetTop + mark.offsetHeight <= scroller.scrollTop + scroller.clientHeight;
    if (!isSeen) scroller.scrollTop = mark.offsetTop - scroller.clientHeight / 2;
    const place = () => {
      const below = mark.offsetTop + mark.offsetHeight - scroller.scrollTop;
      box.style.top = `${Math.max(0, Math.min(below, scroller.clientHeight))}px`;
      box.style.left = `${Math.max(0, Math.min(mark.offsetLeft, scroller.clientWidth - box.offsetWidth))}px`;
    };
    place();
    scroller.addEventListener("scroll", place);
    return () => scroller.removeEventListener("scroll", place);
  }, [list, area, marks]);
}
