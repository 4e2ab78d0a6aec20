/**
 * Suggestions below the search field that has the focus, by the combobox pattern of the ARIA authoring practices. A
 * component beside the fields, not around them, so that they work as the server sent them until it is loaded.
 */
import { useId, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { SuggestionCount } from "./suggestion-count.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSearchField } from "./use-search-field.ts";
import { useSuggestions } from "./use-suggestions.ts";

export function Suggestions() {
  const field = useSearchField();
  // The key resets the state when another field gets the focus.
  return field && <SuggestionsFor key={field.id} field={field} />;
}

function SuggestionsFor({ field }: { readonly field: HTMLInputElement }) {
  const { combobox, typed } = useSuggestions(field, useId());
  const { options, isOpen, close, fieldState } = combobox;
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(fieldState)) {
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, String(value));
    }
  });
  const closeAll = () => {
    close();
    field.closest("details")?.removeAttribute("open");
    field.closest<HTMLElement>("[popover]")?.hidePopover();
  };
  return (
    <>
      <SuggestionCount combobox={combobox} count={options.length - 1} />
      {isOpen &&
        field.form &&
        createPortal(<SuggestionList combobox={combobox} typed={typed} onFollow={closeAll} />, field.form)}
    </>
  );
}
