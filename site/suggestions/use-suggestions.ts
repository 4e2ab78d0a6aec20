/** The suggestions of a search field, and a link to all results after them. */
import { useEffect, useEffectEvent, useState } from "react";
import { addressIn } from "../texts/address-in.ts";
import { useIslandTexts } from "../texts/use-texts.ts";
import type { KeptAnswers } from "./request-answer.ts";
import type { SuggestionData } from "./suggestion.ts";
import { suggestionQuery } from "./suggestion-query.ts";
import { type Combobox, useCombobox } from "./use-combobox.ts";

const kept: KeptAnswers<readonly SuggestionData[]> = new Map();

/** @param id of the list */
export function useSuggestions(field: HTMLInputElement, id: string) {
  const [typed, setTyped] = useState(field.value);
  const query = suggestionQuery(typed);
  const { path } = useIslandTexts();
  const combobox: Combobox<SuggestionData | "all"> = useCombobox({
    id,
    address:
      query === null ? null : addressIn(path, `/search/suggestions?${new URLSearchParams({ q: query })}`),
    kept,
    optionsOf: ({ answer }) => (answer && answer.length > 0 ? [...answer, "all" as const] : []),
    firstActive: -1,
    onTake: (_, place) => document.getElementById(combobox.idOf(place))?.click(),
  });
  // Also during a composition: phones compose every word, in Roman letters too, and the text is not changed here.
  const type = useEffectEvent(() => {
    setTyped(field.value);
    combobox.open();
  });
  const close = useEffectEvent(combobox.close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => combobox.handleKey(event, event.isComposing));
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    field.addEventListener("input", () => type(), { signal });
    field.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    field.addEventListener("focus", () => setTyped(field.value), { signal });
    field.addEventListener("blur", () => close(), { signal });
    field.form?.addEventListener("submit", () => close(), { signal });
    // A text that was typed before this was loaded.
    if (document.activeElement === field && field.value !== field.defaultValue) type();
    return () => ended.abort();
  }, [field]);
  return { combobox, typed: typed.trim() };
}
