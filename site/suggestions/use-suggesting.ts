/** What happens in a search box that suggests: what is suggested, which one is chosen, and what the keys do. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { askForSuggestions } from "./ask-for-suggestions.ts";
import type { SuggestionFacts } from "./suggestion.ts";
import { textToAsk } from "./typed-text.ts";

/** Nobody has chosen yet: Enter searches for what was typed. */
const noChoice = -1;

/** @param follow goes where the suggestion at this place leads */
export function useSuggesting(field: HTMLInputElement, follow: (place: number) => void) {
  const [answer, setAnswer] = useState<readonly SuggestionFacts[] | null>(null);
  const [typed, setTyped] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(noChoice);
  const callOff = useRef(() => {});
  const suggestions = answer ?? [];
  const isOpen = isWanted && suggestions.length > 0;

  const close = () => {
    callOff.current();
    setWanted(false);
    setActive(noChoice);
  };
  // Also amid a composition: phones compose every word, in Roman letters too, and nothing here touches the text.
  const ask = () => {
    callOff.current();
    setTyped(field.value.trim());
    setWanted(true);
    setActive(noChoice);
    callOff.current = askForSuggestions(field.value, (suggested) => {
      setAnswer(suggested);
      setActive(noChoice);
    });
  };
  const step = (by: number) => {
    if (!isOpen) return ask();
    // Two places more than there are suggestions: all results, and the box itself.
    const places = suggestions.length + 2;
    setActive(((active + 1 + by + places) % places) - 1);
  };
  const hearKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
    const { key } = event;
    const mayStep = isOpen || textToAsk(field.value) !== null;
    if (mayStep && (key === "ArrowDown" || key === "ArrowUp")) step(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && isOpen && active !== noChoice) follow(active);
    else if (key === "Escape" && isOpen) {
      close();
      // The menu of phones, in which the box may stand, stays open.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  useHearing(field, { ask, close, hearKey });
  return {
    suggestions,
    /** What stands in the box, for the way to all results, which comes behind the suggestions. */
    typed,
    isOpen,
    /** Place of the one to which Enter leads, or -1. */
    active,
    /** The server has answered that there is none. */
    isWithout: isWanted && answer?.length === 0,
    close,
  };
}

interface Heard {
  readonly ask: () => void;
  readonly close: () => void;
  readonly hearKey: (event: KeyboardEvent) => void;
}

function useHearing(field: HTMLInputElement, heard: Heard): void {
  const ask = useEffectEvent(heard.ask);
  const close = useEffectEvent(heard.close);
  const hearKey = useEffectEvent(heard.hearKey);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    field.addEventListener("input", () => ask(), { signal });
    field.addEventListener("keydown", (event) => hearKey(event), { signal });
    field.addEventListener("blur", () => close(), { signal });
    field.form?.addEventListener("submit", () => close(), { signal });
    // Typed before this was loaded.
    if (document.activeElement === field && field.value !== field.defaultValue) ask();
    return () => {
      ended.abort();
      close();
    };
  }, [field]);
}
