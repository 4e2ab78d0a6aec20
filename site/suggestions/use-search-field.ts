/** The search field of a page that has the focus. */
import { useEffect, useState } from "react";
import { searchField } from "./search-field.ts";

/** @returns the field that has the focus or had it last; null before that */
export function useSearchField(): HTMLInputElement | null {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const onFocus = (element: Element | EventTarget | null) => {
      if (element instanceof HTMLInputElement && element.matches(searchField)) setField(element);
    };
    const onFocusIn = ({ target }: FocusEvent) => onFocus(target);
    onFocus(document.activeElement);
    addEventListener("focusin", onFocusIn);
    return () => removeEventListener("focusin", onFocusIn);
  }, []);
  return field;
}
