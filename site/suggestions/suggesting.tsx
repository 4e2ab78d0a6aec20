/**
 * Suggestions below the search box that somebody is in, by the combobox pattern of the ARIA authoring practices. It stands
 * beside the boxes, not in them, so that they are what the server sent until it is there.
 */
import { useId, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { countWords } from "../components/count-words.ts";
import { useSearchField } from "./search-fields.ts";
import { idOfOption, SuggestionList } from "./suggestion-list.tsx";
import { useSuggesting } from "./use-suggesting.ts";

/** @param path of the page, which changes within this document */
export function Suggesting({ path }: { readonly path: string }) {
  const field = useSearchField(path);
  // What one box has shown means nothing in another.
  return field && <SuggestingFor key={field.id} field={field} />;
}

function SuggestingFor({ field }: { readonly field: HTMLInputElement }) {
  const id = useId();
  const { suggestions, typed, isOpen, active, isWithout, close } = useSuggesting(field, (place) =>
    document.getElementById(idOfOption(id, place))?.click(),
  );
  useLayoutEffect(() => {
    field.setAttribute("aria-expanded", String(isOpen));
    give(field, "aria-controls", isOpen ? id : null);
    give(field, "aria-activedescendant", isOpen && active >= 0 ? idOfOption(id, active) : null);
  }, [field, id, isOpen, active]);
  const leave = () => {
    close();
    field.closest("details")?.removeAttribute("open");
  };
  return (
    <>
      <p className="unseen" role="status">
        {isOpen ? countWords(suggestions.length, "suggestion") : isWithout && "No suggestions"}
      </p>
      {isOpen &&
        field.form &&
        createPortal(
          <SuggestionList id={id} suggestions={suggestions} typed={typed} active={active} onFollow={leave} />,
          field.form,
        )}
    </>
  );
}

function give(field: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}
