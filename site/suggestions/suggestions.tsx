/**
 * Suggestions below the search field that has the focus, by the combobox pattern of the ARIA authoring practices. A component
 * beside the fields, not around them, so that they work as the server sent them until it is loaded.
 */
import { useId, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { formatCount } from "../components/format-count.ts";
import { idOfOption, SuggestionList } from "./suggestion-list.tsx";
import { useSearchField } from "./use-search-field.ts";
import { useSuggestions } from "./use-suggestions.ts";

export function Suggestions() {
  const field = useSearchField();
  // The key resets the state when another field gets the focus.
  return field && <SuggestionsFor key={field.id} field={field} />;
}

function SuggestionsFor({ field }: { readonly field: HTMLInputElement }) {
  const id = useId();
  const { suggestions, typed, isOpen, active, isEmpty, close } = useSuggestions(field, (place) =>
    document.getElementById(idOfOption(id, place))?.click(),
  );
  useLayoutEffect(() => {
    field.setAttribute("aria-expanded", String(isOpen));
    setAttribute(field, "aria-controls", isOpen ? id : null);
    setAttribute(field, "aria-activedescendant", isOpen && active >= 0 ? idOfOption(id, active) : null);
  }, [field, id, isOpen, active]);
  const closeAll = () => {
    close();
    field.closest("details")?.removeAttribute("open");
    field.closest<HTMLElement>("[popover]")?.hidePopover();
  };
  return (
    <>
      <p className="unseen" role="status">
        {isOpen ? formatCount(suggestions.length, "suggestion") : isEmpty && "No suggestions"}
      </p>
      {isOpen &&
        field.form &&
        createPortal(
          <SuggestionList
            id={id}
            suggestions={suggestions}
            typed={typed}
            active={active}
            onFollow={closeAll}
          />,
          field.form,
        )}
    </>
  );
}

function setAttribute(field: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}
