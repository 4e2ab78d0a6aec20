/** The state and the keyboard control of a search field with suggestions. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { requestSuggestions } from "./request-suggestions.ts";
import type { SuggestionData } from "./suggestion.ts";
import { suggestionQuery } from "./suggestion-query.ts";

/** Enter searches for the typed text. */
const noOption = -1;

/** @param follow follows the link of the option at a place */
export function useSuggestions(field: HTMLInputElement, follow: (place: number) => void) {
  const [result, setResult] = useState<readonly SuggestionData[] | null>(null);
  const [typed, setTyped] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(noOption);
  const cancel = useRef(() => {});
  const suggestions = result ?? [];
  const isOpen = isWanted && suggestions.length > 0;

  const close = () => {
    cancel.current();
    setWanted(false);
    setActive(noOption);
  };
  // Also during a composition: phones compose every word, in Roman letters too, and the text is not changed here.
  const request = () => {
    cancel.current();
    setTyped(field.value.trim());
    setWanted(true);
    setActive(noOption);
    cancel.current = requestSuggestions(field.value, (suggested) => {
      setResult(suggested);
      setActive(noOption);
    });
  };
  const move = (by: number) => {
    if (!isOpen) return request();
    // Two places more than suggestions: the link to all results, and the field itself.
    const places = suggestions.length + 2;
    setActive(((active + 1 + by + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
    const { key } = event;
    const mayMove = isOpen || suggestionQuery(field.value) !== null;
    if (mayMove && (key === "ArrowDown" || key === "ArrowUp")) move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && isOpen && active !== noOption) follow(active);
    else if (key === "Escape" && isOpen) {
      close();
      // The menu of narrow screens, which may contain the field, stays open.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  useFieldEvents(field, { request, close, onKeyDown });
  return {
    suggestions,
    /** The query of the link to all results. */
    typed,
    isOpen,
    /** Place of the option that Enter follows, or -1. */
    active,
    /** The server has no suggestions. */
    isEmpty: isWanted && result?.length === 0,
    close,
  };
}

interface FieldEvents {
  readonly request: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  const request = useEffectEvent(events.request);
  const close = useEffectEvent(events.close);
  const onKeyDown = useEffectEvent(events.onKeyDown);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    field.addEventListener("input", () => request(), { signal });
    field.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    field.addEventListener("blur", () => close(), { signal });
    field.form?.addEventListener("submit", () => close(), { signal });
    // A text that was typed before this was loaded.
    if (document.activeElement === field && field.value !== field.defaultValue) request();
    return () => {
      ended.abort();
      close();
    };
  }, [field]);
}
