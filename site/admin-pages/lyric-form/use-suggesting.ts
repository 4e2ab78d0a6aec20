/** The behaviour of a field that suggests names: its suggestions, the active one, and its keys. */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { NameKind, SuggestedName } from "#catalogue";
import { namePieceAt, normalizeName, otherNames, replacePiece } from "./name-piece.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface Suggestion extends SuggestedName {
  /** The text of the field and the position of the caret after this is taken. */
  readonly list: string;
  readonly caret: number;
}

export type Suggesting = ReturnType<typeof useSuggesting>;

interface SuggestingOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly kind: NameKind;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly isReadOnly: boolean;
}

export function useSuggesting({ input, kind, text, onChange, isReadOnly }: SuggestingOptions) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(0);
  const [caret, setCaret] = useState(text.length);
  const suggestions = useSuggestionList(kind, text, caret, isWanted);
  const isOpen = isWanted && !isReadOnly && suggestions.length > 0;
  const setPendingCaret = usePendingCaret(input);
  const want = (wanted: boolean) => {
    setWanted(wanted);
    setActive(0);
  };
  const take = (suggestion: Suggestion) => {
    setPendingCaret(suggestion.caret);
    setCaret(suggestion.caret);
    onChange(suggestion.list);
    want(false);
  };
  // There may be fewer suggestions since one became active.
  const current = Math.min(active, suggestions.length - 1);
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing)
      return;
    const { key } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (isOpen) setActive((current + step + suggestions.length) % suggestions.length);
      else want(true);
    } else if (isOpen && (key === "Enter" || key === "Escape")) {
      event.preventDefault();
      const suggestion = suggestions[current];
      if (key === "Enter" && suggestion) take(suggestion);
      else want(false);
    }
  };
  const handlers: Pick<React.ComponentProps<"input">, "onChange" | "onSelect" | "onKeyDown"> = {
    onChange: ({ currentTarget: { value, selectionStart } }) => {
      setCaret(selectionStart ?? value.length);
      onChange(value);
      want(true);
    },
    onSelect: ({ currentTarget: { value, selectionStart } }) => setCaret(selectionStart ?? value.length),
    onKeyDown: handleKey,
  };
  return {
    suggestions,
    isOpen,
    /** Index of the one that Enter takes. */
    active: current,
    activate: setActive,
    take,
    close: () => want(false),
    /** For the input. */
    handlers,
  };
}

function useSuggestionList(kind: NameKind, text: string, caret: number, isWanted: boolean) {
  const isList = kind !== "albums";
  const piece = namePieceAt(text, caret, isList);
  const names = useSuggestions(kind, piece.typed, isWanted);
  const others = otherNames(text, piece);
  return names
    .filter(({ name }) => !isList || !others.has(normalizeName(name)))
    .map((suggested): Suggestion => ({ ...suggested, ...replacePiece(text, piece, suggested.name, isList) }));
}

/** @returns sets the position of the caret after the next render */
function usePendingCaret(input: RefObject<HTMLInputElement | null>): (caret: number) => void {
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    input.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });
  return (caret) => {
    place.current = caret;
  };
}
