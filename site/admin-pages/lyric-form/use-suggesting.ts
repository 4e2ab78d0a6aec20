/** The names that a field suggests for the one at the caret, and what the field does when one of them is taken. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { NameKind, SuggestedName } from "#catalogue";
import type { KeptAnswers } from "../../suggestions/request-answer.ts";
import { type Answered, useCombobox } from "../../suggestions/use-combobox.ts";
import { namePieceAt, normalizeName, otherNames, replacePiece } from "./name-piece.ts";

interface SuggestingOptions {
  /** Of the list. */
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly kind: NameKind;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly isReadOnly: boolean;
}

export function useSuggesting({ id, input, kind, text, onChange, isReadOnly }: SuggestingOptions) {
  const [caret, setCaret] = useState(text.length);
  const kept = useRef<KeptAnswers<readonly SuggestedName[]>>(new Map());
  const setPendingCaret = usePendingCaret(input);
  const isList = kind !== "albums";
  const piece = namePieceAt(text, caret, isList);
  const isAsking = !isReadOnly && piece.typed !== "";
  const address = `/admin/lyrics/suggestions?${new URLSearchParams({ kind, typed: piece.typed })}`;
  const optionsOf = (answered: Answered<readonly SuggestedName[]>) => {
    const sought = normalizeName(piece.typed);
    const others = isList ? otherNames(text, piece) : new Set();
    return (answered.answer ?? []).filter(({ name }) => {
      const normalized = normalizeName(name);
      // Until the server answers, those of the last answer that still match.
      return (address === answered.address || normalized.includes(sought)) && !others.has(normalized);
    });
  };
  const take = ({ name }: SuggestedName) => {
    const taken = replacePiece(text, piece, name, isList);
    setPendingCaret(taken.caret);
    setCaret(taken.caret);
    onChange(taken.list);
    combobox.close();
  };
  const combobox = useCombobox({
    id,
    address: isAsking ? address : null,
    kept: kept.current,
    optionsOf,
    firstActive: 0,
    onTake: take,
  });
  const handlers: Pick<React.ComponentProps<"input">, "onChange" | "onSelect" | "onKeyDown"> = {
    onChange: ({ currentTarget: { value, selectionStart } }) => {
      setCaret(selectionStart ?? value.length);
      onChange(value);
      combobox.open();
    },
    onSelect: ({ currentTarget: { value, selectionStart } }) => setCaret(selectionStart ?? value.length),
    onKeyDown: (event) => combobox.handleKey(event, event.nativeEvent.isComposing),
  };
  return { combobox, take, handlers };
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
