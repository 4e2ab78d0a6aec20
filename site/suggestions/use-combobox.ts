/**
 * A text field that suggests options, by the combobox pattern of the ARIA authoring practices: what is asked, whether
 * the list is open, which option is active, and what the keys do. The field keeps the focus and its text.
 */
import { type MouseEvent, useEffect, useState } from "react";
import { type KeptAnswers, requestAnswer } from "./request-answer.ts";

export interface Answered<Answer> {
  readonly address: string;
  /** Null where the server could not answer: a field works without suggestions. */
  readonly answer: Answer | null;
}

interface ComboboxOptions<Answer, Option> {
  /** Of the list. */
  readonly id: string;
  /** What the server is asked for the typed text; null where there is nothing to ask. */
  readonly address: string | null;
  readonly kept: KeptAnswers<Answer>;
  /** @param answered the last answer, which may be one for an earlier text */
  readonly optionsOf: (answered: Answered<Answer>) => readonly Option[];
  /** The option that is active at first; -1, where Enter is for the typed text until an arrow chooses. */
  readonly firstActive: 0 | -1;
  /** Does what Enter does with the active option. */
  readonly onTake: (option: Option, place: number) => void;
}

/** Of the page, or of React. */
type Key = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "preventDefault" | "stopPropagation"
>;

export type Combobox<Option> = ReturnType<typeof useCombobox<unknown, Option>>;

export function useCombobox<Answer, Option>(props: ComboboxOptions<Answer, Option>) {
  const { id, address, kept, optionsOf, firstActive, onTake } = props;
  const [isWanted, setWanted] = useState(false);
  const [chosen, setActive] = useState<number>(firstActive);
  const [answered, setAnswered] = useState<Answered<Answer> | null>(null);
  const options = answered && address !== null ? optionsOf(answered) : [];
  const isOpen = isWanted && options.length > 0;
  const isAnswered = answered !== null && address === answered.address;
  // There may be fewer options since one became active.
  const active = Math.min(chosen, options.length - 1);
  const asked = isWanted && !isAnswered ? address : null;
  useEffect(() => {
    if (asked === null) return;
    return requestAnswer(asked, kept, (answer) => {
      setAnswered({ address: asked, answer });
      setActive(firstActive);
    });
  }, [asked, kept, firstActive]);

  const want = (wanted: boolean) => {
    setWanted(wanted);
    setActive(firstActive);
  };
  const move = (by: number) => {
    const places = options.length - firstActive;
    setActive(((active - firstActive + by + places) % places) + firstActive);
  };
  const handleKey = (event: Key, isComposing: boolean) => {
    // During a composition the keys belong to the keyboard of a phone, or to an input method.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isComposing) return;
    const { key } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const option = options[active];
    if (step !== 0 && isOpen) move(step);
    else if (step !== 0 && address !== null) want(true);
    else if (key === "Enter" && isOpen && option) onTake(option, active);
    else if (key === "Escape" && isOpen) {
      want(false);
      // A menu that contains the field stays open.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const idOf = (place: number) => `${id}-${place}`;
  return {
    options,
    isOpen,
    /** Of the last answer. */
    isEmpty: isWanted && isAnswered && answered.answer !== null && options.length === 0,
    activate: setActive,
    /** Called when the text has changed. */
    open: () => want(true),
    close: () => want(false),
    handleKey,
    idOf,
    /** For the field, beside its role. */
    fieldState: {
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": isOpen && active >= 0 ? idOf(active) : undefined,
    },
    /** Beside its role. */
    listProps: {
      id,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    /** Of an option, beside its role. */
    propsOf: (place: number) => ({
      id: idOf(place),
      "aria-selected": place === active,
      ref: place === active ? showOption : undefined,
    }),
  };
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
